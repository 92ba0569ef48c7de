import type { Block } from 'payload';
import { expect, test } from 'vitest';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { readClipboard } from '../editor/model/clipboard/readClipboard.ts';
import { buildEditor, countIds } from '../editor/model/testing.ts';
import type { Tree } from '../editor/model/types.ts';
import type { LayoutBlock } from '../shared/layouts/kind.ts';
import { blocks } from './index.ts';

type Examples = Readonly<Record<string, { block: LayoutBlock }>>;

const examples = import.meta.glob<Examples>('./*/examples.ts', { eager: true, import: 'blockExamples' });
const kinds = new Map(createKinds(blocks as readonly Block[]).map((kind) => [kind.slug, kind]));

/** The stored value without ids, which are new in every copy, and without empty slots, which carry no data. */
const SLOTS = new Set([...kinds.values()].flatMap(({ slots }) => slots.map(({ name }) => name.split('.').at(-1))));

function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, inner) => {
    const isEmpty = SLOTS.has(name) && Array.isArray(inner) && inner.length === 0;
    return isEmpty || (name === 'id' && typeof inner === 'string') ? undefined : inner;
  });
}

const cases = Object.entries(examples).flatMap(([file, list]) =>
  Object.entries(list).map(([name, { block }]) => [`${file.split('/')[1]}: ${name}`, block] as const),
);

test.each(cases)('%s survives copy and paste', (_, block) => {
  const editor = buildEditor([block] as Tree, { kinds });
  const [own] = editor.getState().tree;
  const read = readClipboard(editor.copy([String(own?.id)]), kinds, {
    newId: countIds(),
    origin: 'https://here.example',
  });
  expect(read.left).toEqual([]);
  expect(withoutIds(read.blocks)).toEqual(withoutIds([block]));
});

test.each([...kinds.values()].filter(({ isOffered }) => isOffered).map(({ slug }) => slug))(
  'a new %s does too',
  (slug) => {
    const editor = buildEditor([], { kinds });
    expect(editor.insert(slug, { parent: null, slot: '', index: 0 })).toEqual({ done: true });
    const [fresh] = editor.getState().tree;
    expect(editor.paste(editor.copy([String(fresh?.id)]), { parent: null, slot: '', index: 1 })).toEqual({
      pasted: 1,
      left: [],
    });
    expect(withoutIds(editor.getState().tree[1])).toEqual(withoutIds(fresh));
  },
);
