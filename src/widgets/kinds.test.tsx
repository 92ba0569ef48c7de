import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { dataFields, schemaFaults } from '../../tests/support/blockSchema.ts';
import { renderExample } from '../../tests/support/renderExample.ts';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { PALETTE_GROUPS } from '../cms/fields/defineBlock.ts';
import { KindIcon } from '../editor/icons.tsx';
import type { AnyBlock } from '../render/types.ts';
import { blocks } from './index.ts';

const kinds = createKinds(blocks);

/** The fields of a kind in which an editor has to choose a document or a picture. */
function choicesOf(slug: string): string[] {
  const fields = dataFields(blocks.find((block) => block.slug === slug)?.fields ?? []).values();
  return [...fields]
    .filter((field) => (field.type === 'upload' || field.type === 'relationship') && field.required)
    .map(({ name }) => `${slug}.${name}: is required`);
}

test('every group of the palette has a kind', () => {
  expect(new Set(kinds.filter(({ isOffered }) => isOffered).map(({ group }) => group))).toEqual(
    new Set(PALETTE_GROUPS),
  );
});

test('kinds are plain data, and few enough to be sent with every page of the editor', () => {
  const sent = JSON.stringify(kinds);
  expect(JSON.parse(sent)).toEqual(kinds);
  expect(sent.length).toBeLessThan(60_000);
});

describe.each(kinds.filter(({ isOffered }) => isOffered).map((kind) => [kind.slug, kind] as const))(
  '%s',
  (slug, kind) => {
    const block = { blockType: slug, ...structuredClone(kind.starter) } as unknown as AnyBlock;

    test('has a sign that is drawn', () => {
      expect(renderToStaticMarkup(<KindIcon name={kind.icon} />)).not.toContain('lucide-box');
    });

    test('a new one is what its fields accept, but for what an editor has to choose', () => {
      expect(schemaFaults(block)).toEqual(choicesOf(slug));
    });

    test('a new one is on the page at once, unless an editor has to choose something', async () => {
      const { main, problems } = await renderExample({ block });
      expect(problems).toEqual([]);
      expect(main.childElementCount).toBe(choicesOf(slug).length > 0 ? 0 : 1);
    });
  },
);
