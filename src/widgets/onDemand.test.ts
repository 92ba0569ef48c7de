import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { buildPageView, placeOn, renderTestPage } from '../../tests/support/pageBuilders.ts';
import { readRules } from '../../tests/support/readRules.ts';
import { effects } from '../effects/registry.ts';
import { findIslands } from '../islands/findIslands.ts';
import { walkLayout } from '../render/layout.ts';
import type { Example, ExamplePage } from '../render/samples/example.ts';
import type { AnyBlock, Layout } from '../render/types.ts';
import { widgets } from './registry.ts';

// As it is where all ways to pay are offered.
vi.mock('../parts/shop/paymentFlow/methods.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../tests/support/allMethods.ts')),
}));

const ROOT = path.join(import.meta.dirname, '../..');

const examples = import.meta.glob<Readonly<Record<string, Example>>>('./*/examples.ts', {
  eager: true,
  import: 'blockExamples',
});
const sheets = import.meta.glob<string>('/src/{widgets,effects}/*/**/*.css', {
  eager: true,
  import: 'default',
  query: '?inline',
});

/**
 * Whose style or island a kind uses besides its own and that of the blocks inside it. A line more is a line that every page with the
 * kind pays for: it is here so that it is seen.
 */
const BORROWS: Readonly<Record<string, readonly string[]>> = {
  'card-payment-button': ['button'],
  checkout: ['button', 'form', 'shop-notices'],
  'add-to-cart': ['button'],
  cart: ['button'],
  'cart-link': ['search-link'],
  'account-link': ['search-link'],
  departures: ['button'],
  // The document that it shows holds a text.
  'document-content': ['rich-text'],
  'enquiry-bar': ['button'],
  form: ['button'],
  html: ['rich-text'],
  'image-carousel': ['carousel'],
  itinerary: ['rich-text'],
  listing: ['posts'],
  'login-link': ['search-link'],
  'media-carousel': ['carousel'],
  'mega-menu': ['menu'],
  'off-canvas': ['button'],
  'posts-carousel': ['carousel', 'posts'],
  'price-table': ['button'],
  'purchase-summary': ['button', 'checkout'],
  'review-carousel': ['carousel', 'reviews'],
  'search-results': ['posts'],
  'share-box': ['share-buttons'],
  slides: ['button', 'carousel'],
  'testimonial-carousel': ['carousel'],
  toggle: ['accordion'],
  'tour-dossier': ['share-buttons'],
  'tour-faq': ['accordion', 'rich-text'],
  'tour-finder': ['button'],
  'tour-gallery': ['gallery'],
  'tour-related': ['posts'],
  'tour-reviews': ['reviews'],
  'tour-strip': ['button'],
  'video-playlist': ['video'],
  'wallet-payment-button': ['button', 'card-payment-button'],
};

/** Islands that come only with what no example can have: a search that found nothing, a visitor with a cart. */
const SELDOM: Readonly<Record<string, readonly string[]>> = {
  cart: ['cart', 'cart-lines'],
  'search-results': ['search-results'],
};

/** The kinds and effects that have each rule of style: it speaks for one that has it alone. */
const ownersOfRules = new Map<string, Set<string>>();
for (const [file, css] of Object.entries(sheets)) {
  const owner = file.split('/')[3] ?? '';
  for (const rule of readRules(css)) ownersOfRules.set(rule, (ownersOfRules.get(rule) ?? new Set()).add(owner));
}

/** The kinds and effects by the names of their islands; those of parts belong to no kind. */
const ownerOfIsland = new Map(
  findIslands(ROOT).flatMap(({ file, name }) => {
    const [, folder, owner] = path.relative(ROOT, file).split(path.sep);
    return folder === 'parts' || !owner ? [] : [[name, owner] as const];
  }),
);

describe.each([...widgets].map(({ name }) => name))('a page with nothing but %s', (kind) => {
  const shown = Object.values(examples[`./${kind}/examples.ts`] ?? {});

  test('names its style and its islands, those of what it holds, and no others', async () => {
    const pages = await Promise.all(groupByPage(shown).map(([page, layout]) => renderAlone(page, layout)));
    const named = new Set(pages.flatMap(({ html }) => [...ownersIn(html)]));
    const blocks = walkLayout(
      shown.map(({ block }) => block),
      widgets,
    );
    const expected = new Set([
      ...blocks.map(({ blockType }) => blockType),
      ...blocks.flatMap(effectsOf),
      ...(BORROWS[kind] ?? []),
      // The form around it.
      ...(shown.some(({ page }) => page === 'form') ? ['form', 'button'] : []),
    ]);
    expect([...named].filter((owner) => !expected.has(owner))).toEqual([]);
    const islands = new Set(pages.flatMap(({ html }) => islandsIn(html)));
    expect(ownIslands(kind).filter((name) => !islands.has(name))).toEqual(SELDOM[kind] ?? []);
    expect(named.has(kind)).toBe(hasStyle(kind) || ownIslands(kind).length > 0);
    expect((BORROWS[kind] ?? []).filter((owner) => !named.has(owner))).toEqual([]);
  });
});

test('a page without blocks names no kind and no effect', async () => {
  const { html } = await renderAlone('front', []);
  expect([...ownersIn(html)]).toEqual([]);
});

/** Examples by the page that they stand on: one rendering for all that share it. */
function groupByPage(shown: readonly Example[]): [ExamplePage, AnyBlock[]][] {
  const pages = Map.groupBy(shown, ({ page = 'article' }) => page);
  // A listing is found by its id.
  return [...pages].map(([page, ones]) => [
    page,
    ones.map(({ block }, index) => ({ id: `${page}${index}`, ...block })),
  ]);
}

/** A page of a kind whose content is these blocks, without header and footer; what its document holds stands nowhere. */
function renderAlone(page: ExamplePage, layout: NonNullable<Layout>) {
  const view = buildPageView(page);
  const placed = placeOn(page, layout);
  const body = { ...(view.templates.body as object), layout: placed.layout };
  const templates = { header: undefined, body: body as never, footer: undefined };
  return renderTestPage({ ...view, templates }, { content: placed.content });
}

/** The kinds and effects of whose style or script a page has anything. */
function ownersIn(html: string): Set<string> {
  const [, css = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? [];
  const ofStyle = readRules(css).flatMap((rule) => {
    const owners = [...(ownersOfRules.get(rule) ?? [])];
    return owners.length === 1 ? owners : [];
  });
  return new Set([...ofStyle, ...islandsIn(html).flatMap((name) => ownerOfIsland.get(name) ?? [])]);
}

/** Every address of an island, wherever it stands in the page. */
function islandsIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/([\w-]+)\.js/g)].map(([, name = '']) => name);
}

function ownIslands(kind: string): string[] {
  return [...ownerOfIsland].filter(([, owner]) => owner === kind).map(([name]) => name);
}

function hasStyle(kind: string): boolean {
  return [...ownersOfRules.values()].some((owners) => owners.size === 1 && owners.has(kind));
}

/** The effects that a block uses, by the names of its settings: `sticky_offset` is of `sticky`. */
function effectsOf({ advanced }: AnyBlock): string[] {
  const set = Object.keys(advanced ?? {});
  return [...effects].map(({ name }) => name).filter((name) => set.some((setting) => setting.startsWith(name)));
}
