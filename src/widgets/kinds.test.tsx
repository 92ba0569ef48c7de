import { gzipSync } from 'node:zlib';
import type { Field } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { dataFields, schemaFaults } from '../../tests/support/widgets/blockSchema.ts';
import { renderExample } from '../../tests/support/widgets/renderExample.ts';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { PALETTE_GROUPS } from '../cms/fields/block/defineBlock.ts';
import { KindIcon } from '../editor/icons.tsx';
import type { ExamplePage } from '../render/samples/example.ts';
import type { AnyBlock } from '../render/types.ts';
import { packKinds } from '../shared/layouts/packKinds.ts';
import { blocks } from './index.ts';
import { widgets } from './registry.ts';

// With all payment methods offered.
vi.mock('../parts/shop/paymentFlow/methods.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../tests/support/providers/allMethods.ts')),
}));

const kinds = createKinds(blocks);

/** Required document and picture fields of a new block, including those in its initial rows. */
function choicesOf(slug: string, starter: Readonly<Record<string, unknown>>): string[] {
  return choicesIn(blocks.find((block) => block.slug === slug)?.fields ?? [], starter, slug);
}

function choicesIn(fields: readonly Field[], value: Readonly<Record<string, unknown>>, path: string): string[] {
  return [...dataFields(fields).values()].flatMap((field) => {
    const place = `${path}.${field.name}`;
    if (field.type === 'upload' || field.type === 'relationship')
      return field.required && !field.admin?.condition ? [`${place}: is required`] : [];
    if (field.type !== 'array') return [];
    const rows = (value[field.name] ?? []) as Readonly<Record<string, unknown>>[];
    return rows.flatMap((row, index) => choicesIn(field.fields, row, `${place}[${index}]`));
  });
}

/** Example page for a widget: a tour for tour widgets, an order for those of the shop, a listing for filters, and a search for results. */
function pageOf(slug: string, group: string | undefined): ExamplePage {
  if (widgets.get(slug)?.usesListing) return 'listing';
  if (slug === 'search-results') return 'search';
  if (['account-link', 'login-link', 'my-account'].includes(slug)) return 'sign-in';
  if (group === 'Forms' && slug !== 'form') return 'form';
  if (group === 'Shop') return 'booked';
  return group === 'Tours' ? 'tour' : 'article';
}

test('every group of the palette has a block', () => {
  expect(new Set(kinds.filter(({ isOffered }) => isOffered).map(({ group }) => group))).toEqual(
    new Set(PALETTE_GROUPS),
  );
});

test('blocks are plain data, and small enough for every page of the editor', () => {
  const sent = JSON.stringify(kinds);
  expect(JSON.parse(sent)).toEqual(kinds);
  expect(gzipSync(JSON.stringify(packKinds(kinds))).length).toBeLessThan(27_200);
});

test('pasted text goes into the widget of running text', () => {
  const takers = kinds.filter(({ pasted }) => pasted);
  expect(
    takers.map(({ pasted, settings, slug }) => [slug, settings.find(({ path }) => path === pasted)?.type]),
  ).toEqual([['rich-text', 'richText']]);
});

describe.each(kinds.filter(({ isOffered }) => isOffered).map((kind) => [kind.slug, kind] as const))(
  '%s',
  (slug, kind) => {
    const block = { blockType: slug, ...structuredClone(kind.starter) } as unknown as AnyBlock;

    test('has an existing icon', () => {
      expect(renderToStaticMarkup(<KindIcon name={kind.icon} />)).not.toContain('lucide-box');
    });

    test('a new block passes validation, except for required choices', () => {
      expect(schemaFaults(block)).toEqual(choicesOf(slug, kind.starter));
    });

    test('a new block renders at once, unless an editor has to choose something', async () => {
      const { main, problems } = await renderExample({ block, page: pageOf(slug, kind.group) });
      expect(problems).toEqual([]);
      expect(main.childElementCount).toBe(choicesOf(slug, kind.starter).length > 0 ? 0 : 1);
    });
  },
);
