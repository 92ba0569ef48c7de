import type { Block } from 'payload';
import { PALETTE_GROUPS, traitsOf } from '../../cms/fields/defineBlock.ts';
import type { Example } from '../../render/samples/example.ts';
import type { AnyBlock, Layout } from '../../render/types.ts';
import { blocks } from '../../widgets/index.ts';
import { block, container, text, toAddress } from '../blocks.ts';
import { type SampleIds, storeSample } from './storeSample.ts';

const modules = import.meta.glob<Readonly<Record<string, Example>>>('../../{widgets,effects}/**/examples.ts', {
  eager: true,
  import: 'blockExamples',
});

/** Where the pages of the pattern book stand; no menu leads there. */
export const PATTERN_BOOK = '/pattern-book/';

/** A page of the pattern book: every example of the widgets of one group of the palette. */
export interface PatternPage {
  path: string;
  title: string;
  excerpt: string;
  layout: NonNullable<Layout>;
}

/** The pattern book of the demo: a page for each group of the palette, after one that lists them. */
export function patternPages(ids: SampleIds): PatternPage[] {
  const pages = PALETTE_GROUPS.map((group) => groupPage(group, ids));
  return [listPage(pages), ...pages];
}

function groupPage(group: string, ids: SampleIds): PatternPage {
  const kinds = blocks.filter((kind) => (traitsOf(kind).group ?? PALETTE_GROUPS[0]) === group);
  return {
    path: `${PATTERN_BOOK}${group.toLowerCase()}/`,
    title: `Pattern book: ${group}`,
    excerpt: `Every way to use ${kinds.map((kind) => labelOf(kind).toLowerCase()).join(', ')}.`,
    layout: kinds.flatMap((kind) => chapter(kind, ids)),
  };
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
    excerpt: 'Every widget of this site in each of its forms, for those who build pages.',
    layout: [block('icon-list', { arrangement: 'ledger', items })],
  };
}

/** One kind of block: its name, and each of its examples under a caption. */
function chapter(kind: Block, ids: SampleIds): NonNullable<Layout> {
  const examples = Object.entries(modules[`../../widgets/${kind.slug}/examples.ts`] ?? {});
  if (examples.length === 0) return [];
  const title = block('heading', { text: labelOf(kind), level: 'h2', size: 'xl' });
  const shown = examples.filter(([, example]) => isHere(example));
  return [
    container(
      { gap: '6', lines: 'block', tag: 'section', width: 'full', advanced: { paddingStart: '6', paddingEnd: '6' } },
      [title, ...shown.map(([name, example]) => pattern(name, example, ids))],
    ),
  ];
}

/** What shows an archive, the results of a search or an article around it has nothing to show on a page. */
const SOURCES_ELSEWHERE: readonly unknown[] = ['article', 'current'];

function isHere({ block: example, isWithoutFile, page }: Example): boolean {
  return !isWithoutFile && page !== 'archive' && !SOURCES_ELSEWHERE.includes((example as { source?: unknown }).source);
}

function pattern(name: string, example: Example, ids: SampleIds): AnyBlock {
  return container({ gap: '3', width: 'full', advanced: { paddingEnd: '5' } }, [
    block('rich-text', { content: text(`${name[0]?.toUpperCase() ?? ''}${name.slice(1)}.`) }),
    storeSample(example.block, ids),
  ]);
}

function labelOf({ labels, slug }: Block): string {
  return typeof labels?.singular === 'string' ? labels.singular : slug;
}
