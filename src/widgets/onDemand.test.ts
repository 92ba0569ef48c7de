import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { buildPageView, placeOn, renderTestPage } from '../../tests/support/pageBuilders.ts';
import { readRules } from '../../tests/support/widgets/readRules.ts';
import { effects } from '../effects/registry.ts';
import { findIslands } from '../islands/findIslands.ts';
import { walkLayout } from '../render/layout.ts';
import type { Example, ExamplePage } from '../render/samples/example.ts';
import type { AnyBlock, Layout } from '../render/types.ts';
import { widgets } from './registry.ts';

// With all payment methods offered.
vi.mock('../parts/shop/paymentFlow/methods.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../tests/support/providers/allMethods.ts')),
}));

const ROOT = path.join(import.meta.dirname, '../..');

const examples = import.meta.glob<Readonly<Record<string, Example>>>('./*/examples.ts', {
  eager: true,
  import: 'blockExamples',
});
const sheets = import.meta.glob<string>(['/src/{widgets,effects}/*/**/*.css', '!/src/widgets/pieces/**'], {
  eager: true,
  import: 'default',
  query: '?inline',
});

/**
 * Style and islands that a kind uses besides its own and those of the blocks inside it. Every page with the kind loads them, so each is listed
 * explicitly.
 */
const BORROWS: Readonly<Record<string, readonly string[]>> = {
  'card-payment-button': ['button'],
  checkout: ['button', 'form', 'shop-notices'],
  'add-to-cart': ['button'],
  cart: ['button'],
  'cart-link': ['search-link'],
  'account-link': ['search-link'],
  departures: ['button'],
  // The sample document contains a rich text.
  'document-content': ['rich-text'],
  'enquiry-bar': ['button'],
  form: ['button'],
  html: ['rich-text'],
  'image-carousel': ['carousel'],
  itinerary: ['rich-text'],
  // The sample section.
  'linked-section': ['button', 'container', 'heading', 'rich-text'],
  listing: ['button', 'posts'],
  'login-link': ['search-link'],
  'media-carousel': ['carousel'],
  'mega-menu': ['menu'],
  'my-account': ['checkout'],
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

/** Islands loaded only in cases that no example has: a search without results, a visitor with a cart. */
const SELDOM: Readonly<Record<string, readonly string[]>> = {
  cart: ['cart', 'cart-lines'],
  'search-results': ['search-results'],
};

/** Kinds with a style for a case that no example has: blocks of a document that follow each other (`DocumentContent.test.ts`). */
const SELDOM_STYLE = new Set(['document-content']);

/** Owners of each style rule; a rule with one owner identifies it. */
const ownersOfRules = new Map<string, Set<string>>();
for (const [file, css] of Object.entries(sheets)) {
  const owner = file.split('/')[3] ?? '';
  for (const rule of readRules(css)) ownersOfRules.set(rule, (ownersOfRules.get(rule) ?? new Set()).add(owner));
}

/** Owners of islands by name; islands of parts have none. */
const ownerOfIsland = new Map(
  findIslands(ROOT).flatMap(({ file, name }) => {
    const [, folder, owner] = path.relative(ROOT, file).split(path.sep);
    return folder === 'parts' || !owner ? [] : [[name, owner] as const];
  }),
);

describe.each([...widgets].map(({ name }) => name))('a page with only %s', (kind) => {
  const shown = Object.values(examples[`./${kind}/examples.ts`] ?? {});

  test('loads its own style and islands, those of its content, and no others', async () => {
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
      // The enclosing form.
      ...(shown.some(({ page }) => page === 'form') ? ['form', 'button'] : []),
    ]);
    expect([...named].filter((owner) => !expected.has(owner))).toEqual([]);
    const islands = new Set(pages.flatMap(({ html }) => islandsIn(html)));
    expect(ownIslands(kind).filter((name) => !islands.has(name))).toEqual(SELDOM[kind] ?? []);
    expect(named.has(kind)).toBe((hasStyle(kind) && !SELDOM_STYLE.has(kind)) || ownIslands(kind).length > 0);
    expect((BORROWS[kind] ?? []).filter((owner) => !named.has(owner))).toEqual([]);
  });
});

test('a page without blocks loads nothing of any kind or effect', async () => {
  const { html } = await renderAlone('front', []);
  expect([...ownersIn(html)]).toEqual([]);
});

/** Groups examples by page, to render each page once. */
function groupByPage(shown: readonly Example[]): [ExamplePage, AnyBlock[]][] {
  const pages = Map.groupBy(shown, ({ page = 'article' }) => page);
  // A listing is found by its id.
  return [...pages].map(([page, ones]) => [
    page,
    ones.map(({ block }, index) => ({ id: `${page}${index}`, ...block })),
  ]);
}

/** Renders a page with only these blocks, without header, footer and document content. */
function renderAlone(page: ExamplePage, layout: NonNullable<Layout>) {
  const view = buildPageView(page);
  const placed = placeOn(page, layout);
  const body = { ...(view.templates.body as object), layout: placed.layout };
  const templates = { header: undefined, body: body as never, footer: undefined };
  return renderTestPage({ ...view, templates }, { content: placed.content });
}

/** Kinds and effects whose style or script is in a page. */
function ownersIn(html: string): Set<string> {
  const [, css = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? [];
  const ofStyle = readRules(css).flatMap((rule) => {
    const owners = [...(ownersOfRules.get(rule) ?? [])];
    return owners.length === 1 ? owners : [];
  });
  return new Set([...ofStyle, ...islandsIn(html).flatMap((name) => ownerOfIsland.get(name) ?? [])]);
}

/** URLs of all islands in the page. */
function islandsIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/([\w-]+)\.js/g)].map(([, name = '']) => name);
}

function ownIslands(kind: string): string[] {
  return [...ownerOfIsland].filter(([, owner]) => owner === kind).map(([name]) => name);
}

function hasStyle(kind: string): boolean {
  return [...ownersOfRules.values()].some((owners) => owners.size === 1 && owners.has(kind));
}

/** Effects that a block uses, by the names of its settings: `sticky_offset` belongs to `sticky`. */
function effectsOf({ advanced }: AnyBlock): string[] {
  const set = Object.keys(advanced ?? {});
  return [...effects].map(({ name }) => name).filter((name) => set.some((setting) => setting.startsWith(name)));
}
