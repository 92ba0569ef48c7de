import { expect, test } from 'vitest';
import { buildKind, buildKinds } from '../../../shared/layouts/testing.ts';
import { block, buildEditor, EDITED_KINDS, outline } from '../testing.ts';

const kinds = buildKinds(
  ...EDITED_KINDS.values(),
  buildKind('title', {
    settings: [
      { path: 'level', label: 'Level', tab: 'content', type: 'select', initial: 'h2' },
      { path: 'advanced.size', label: 'Size', tab: 'style', type: 'select', initial: 'm' },
    ],
  }),
  buildKind('panel', { slots: [{ name: 'blocks' }], isPanel: true }),
);
const AT_END = { parent: null, slot: '', index: 9 };
const hero = {
  label: 'Hero',
  blocks: [
    { blockType: 'box', blockName: 'Hero', blocks: [{ blockType: 'title', level: 'h1' }, { blockType: 'title' }] },
    { blockType: 'title' },
  ],
};

test('a section is inserted as one step with fresh ids and defaults; its first block is selected; undo removes all', () => {
  const editor = buildEditor([block('word', 'a')], { kinds });
  expect(editor.insertSection(hero, AT_END)).toEqual({ done: true });
  const { past, selected, tree } = editor.getState();
  expect(outline(tree).replaceAll(/0{23}/g, '')).toBe('a 1(2 3) 4');
  expect(tree[1]).toMatchObject({
    blockName: 'Hero',
    blocks: [{ level: 'h1' }, { level: 'h2', advanced: { size: 'm' } }],
  });
  expect(selected).toEqual([tree[1]?.id]);
  expect(past.map(({ name }) => name)).toEqual(['Added Hero']);
  expect(editor.getState().announcement.text).toBe('Added Hero, 2 of 3 on the top level');
  editor.undo();
  expect(outline(editor.getState().tree)).toBe('a');
});

test('inserted twice, no id repeats, and the page keeps one heading of the first level', () => {
  const editor = buildEditor([], { kinds });
  editor.insertSection(hero, AT_END);
  editor.insertSection(hero, AT_END);
  const stored = JSON.stringify(editor.getState().tree);
  const ids = [...stored.matchAll(/"id":"(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(8);
  expect(stored.match(/"h1"/g)).toHaveLength(1);
});

test('a section with a block that is not allowed at the position is refused as a whole', () => {
  const panel = { label: 'Panel', blocks: [{ blockType: 'word' }, { blockType: 'panel', blocks: [] }] };
  const editor = buildEditor([block('panel', 'p', { blocks: [] })], { kinds });
  const outcome = editor.insertSection(panel, { parent: 'p', slot: 'blocks', index: 0 });
  expect(outcome).toEqual({ done: false, why: 'A panel cannot stand inside another panel.' });
  expect(editor.insertSection({ label: 'Nothing', blocks: [] }, AT_END)).toEqual({
    done: false,
    why: 'Nothing has no blocks.',
  });
  expect(outline(editor.getState().tree)).toBe('p');
});
