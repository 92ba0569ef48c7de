import type { Block } from 'payload';
import { site } from '#site';
import { PALETTE_GROUPS, traitsOf } from '../../cms/fields/block/defineBlock.ts';
import { effectFields } from '../../effects/index.ts';
import type { Example } from '../../render/samples/example.ts';
import type { AnyBlock, Layout } from '../../render/types.ts';
import { labelOf } from '../../shared/labelOf.ts';
import { PATTERN_BOOK } from '../../shared/patternBook.ts';
import { cutText } from '../../shared/text/cutText.ts';
import { blocks as ourBlocks } from '../../widgets/index.ts';
import { block, text, toAddress } from '../blocks.ts';
import type { DemoForm } from '../forms.ts';
import { captionOf, examplesIn, pattern, section } from './patterns.ts';
import { sectionPatterns } from './sectionsPage.ts';
import { type SampleIds, storeSample } from './storeSample.ts';

const blocks = [...ourBlocks, ...(site?.blocks ?? [])];
const effects = [...(site?.effects ?? []).toReversed(), ...effectFields.toReversed()];

/** Maximum length of a page's summary, in characters (`src/documents/pages/collection.ts`). */
const SUMMARY_LENGTH = 320;

/** A page of the pattern book: all examples of one group of widgets, or of all effects. */
export interface PatternPage {
  path: string;
  title: string;
  excerpt: string;
  layout: NonNullable<Layout>;
}

/** Pages of the demo's pattern book: one for each group of the palette, one for effects and one for sections, after an index. */
export function patternPages(ids: SampleIds): PatternPage[] {
  const pages = [...PALETTE_GROUPS.map((group) => groupPage(group, ids)), effectsPage(ids), sectionsPage(ids)];
  return [listPage(pages), ...pages];
}

/** Forms of the pattern book for the blocks that need one: one per kind, with all its examples. */
export function patternForms(ids: SampleIds): DemoForm[] {
  return blocks.filter(standsInForm).map((kind) => ({
    title: formTitle(kind),
    isEnquiry: false,
    layout: examplesOf(kind).flatMap(([name, { block: example }]) => [
      block('rich-text', { content: text(captionOf(name)) }),
      storeSample(example, ids),
    ]),
  }));
}

function formTitle(kind: Block): string {
  return `Pattern book: ${labelOf(kind)}`;
}

function standsInForm(kind: Block): boolean {
  return examplesOf(kind).some(([, { page }]) => page === 'form');
}

function examplesOf({ slug }: Block): [string, Example][] {
  return examplesIn(`widgets/${slug}`);
}

/** Page of effects, which any block can have. Sticky examples are last, since they may stick until the page ends. */
function effectsPage(ids: SampleIds): PatternPage {
  return {
    path: `${PATTERN_BOOK}effects/`,
    title: 'Pattern book: Effects',
    excerpt:
      'How any block moves with the page, comes in, or stays in view: slowly, rarely, and at rest for who prefers less motion.',
    layout: effects.map(({ label, name }) =>
      section(
        label,
        examplesIn(`effects/${name}`).map(([caption, example]) => pattern(caption, example, ids)),
      ),
    ),
  };
}

/** Page of ready-made sections, as the palette offers them, with the demo's pictures. */
function sectionsPage(ids: SampleIds): PatternPage {
  return {
    path: `${PATTERN_BOOK}sections/`,
    title: 'Pattern book: Sections',
    excerpt: 'Every ready-made section as it looks before its words are replaced.',
    layout: sectionPatterns(ids),
  };
}

function groupPage(group: string, ids: SampleIds): PatternPage {
  const kinds = blocks.filter((kind) => (traitsOf(kind).group ?? PALETTE_GROUPS[0]) === group);
  return {
    path: `${PATTERN_BOOK}${group.toLowerCase()}/`,
    title: `Pattern book: ${group}`,
    excerpt: summaryOf(kinds.map((kind) => labelOf(kind))),
    layout: kinds.flatMap((kind) => chapter(kind, ids)),
  };
}

/** Summary of the page of some widgets, cut to the length that a page may have. */
export function summaryOf(names: readonly string[]): string {
  return cutText(`Every way to use ${names.join(', ').toLowerCase()}.`, SUMMARY_LENGTH);
}

function listPage(pages: readonly PatternPage[]): PatternPage {
  const items = pages.map(({ excerpt, path, title }) => ({
    icon: 'none' as const,
    lead: title.replace('Pattern book: ', ''),
    text: excerpt,
    link: toAddress(path),
  }));
  return {
    path: PATTERN_BOOK,
    title: 'Pattern book',
    excerpt: 'Every widget of this site in each of its forms, and every effect, for those who build pages.',
    layout: [block('icon-list', { arrangement: 'ledger', items })],
  };
}

/** Section of one kind of block: its name, and each example with a caption. */
function chapter(kind: Block, ids: SampleIds): NonNullable<Layout> {
  const examples = examplesOf(kind);
  if (examples.length === 0) return [];
  const shown = examples.filter(([, example]) => isHere(example));
  const patterns = standsInForm(kind)
    ? [block('form', { form: ids.forms.get(formTitle(kind)) ?? 0 })]
    : (elsewhere(kind, shown, ids) ?? shown.map(([name, example]) => pattern(name, example, ids)));
  return [section(labelOf(kind), patterns)];
}

/** Blocks that show the article's own data, and nothing on a page. */
const OF_ARTICLES: readonly string[] = ['document-content', 'document-image', 'document-meta', 'post-navigation'];

/** Link to a page with a kind that needs a tour, an article or an order; its examples follow, so that the page has their style and script. */
function elsewhere({ slug }: Block, examples: readonly [string, Example][], ids: SampleIds): AnyBlock[] | undefined {
  if (examples.length > 0 && examples.every(([, { page }]) => page === 'shop' || page === 'booked')) {
    const words = 'It shows what one visitor is about to book, or has booked, and nothing of it to anybody else.';
    return [block('rich-text', { content: text(words) }), ...examples.map(([, one]) => storeSample(one.block, ids))];
  }
  const isOfTours = examples.length > 0 && examples.every(([, { page }]) => page === 'tour');
  if (!isOfTours && !OF_ARTICLES.includes(slug)) return undefined;
  const [what, path] = isOfTours
    ? ['a journey', '/tours/three-nights-in-the-dunes/']
    : ['a field note', '/field-notes/what-to-pack/'];
  return [
    block('rich-text', { content: text(`It shows ${what} on whose page it stands, and nothing on this one.`) }),
    block('button', { label: `See it on the page of ${what}`, look: 'outline', link: toAddress(path) }),
    ...examples.map(([, example]) => storeSample(example.block, ids)),
  ];
}

/** Sources that need an archive, search results or an article, and are empty on a page. */
const SOURCES_ELSEWHERE: readonly unknown[] = ['article', 'current'];

function isHere({ block: example, isWithoutFile, page }: Example): boolean {
  return !isWithoutFile && page !== 'archive' && !SOURCES_ELSEWHERE.includes((example as { source?: unknown }).source);
}
