import type { Examples } from '../../render/samples/example.ts';
import { anchorHeadings, type Heading } from '../../shared/outline/headings.ts';
import { buildToc, DEFAULT_TOC_SETTINGS, type TocSettings } from '../../shared/outline/toc.ts';
import type { TableOfContentsProps } from './TableOfContents.tsx';

/** Sample headings of an article. */
export const articleHeadings: readonly Heading[] = [
  { level: 2, text: 'When to go' },
  { level: 3, text: 'Spring and autumn' },
  { level: 3, text: 'The summer heat south of the Atlas' },
  { level: 2, text: 'The route, day by day' },
  { level: 3, text: 'Over the Tizi n’Tichka to Aït Benhaddou' },
  { level: 4, text: 'Where to stop on the pass' },
  { level: 3, text: 'Along the Dadès to the Todra gorge' },
  { level: 3, text: 'Two nights in the dunes of Erg Chebbi' },
  { level: 2, text: 'What to pack' },
  { level: 2, text: 'What it costs' },
];

/** The same article in Arabic. */
export const arabicHeadings: readonly Heading[] = [
  { level: 2, text: 'متى تسافر' },
  { level: 2, text: 'الطريق يوما بيوم' },
  { level: 3, text: 'ليلتان في كثبان عرق الشبي' },
  { level: 2, text: 'ماذا تحمل معك' },
];

export const exampleLabels: TableOfContentsProps['labels'] = {
  title: 'In this article',
  moreLinks: 'More sections',
  fewerLinks: 'Fewer sections',
};

type Example = {
  props?: Partial<TableOfContentsProps>;
  settings?: Partial<TocSettings>;
  headings?: readonly Heading[];
};

/** Props of a table with the default settings and overrides. */
export function tocExample({ props, settings, headings = articleHeadings }: Example = {}): TableOfContentsProps {
  const all = { ...DEFAULT_TOC_SETTINGS, ...settings };
  return {
    instanceId: 'toc-example',
    index: 0,
    entries: buildToc(anchorHeadings(headings), all),
    variant: 'inline',
    hideByDefault: all.hideByDefault,
    hideByDevice: all.hideByDevice,
    visibleLinks: all.visibleLinks,
    sticky: false,
    labels: exampleLabels,
    ...props,
  };
}

export const examples: Readonly<Record<string, TableOfContentsProps>> = {
  'hidden until asked for': tocExample(),
  'open, numbered': tocExample({ settings: { hideByDefault: false, numbering: 'decimal' } }),
  'hidden on phones only': tocExample({ settings: { hideByDevice: ['mobile'] } }),
  'sidebar in view, with more links': tocExample({
    props: { variant: 'sidebar', sticky: true },
    settings: { hideByDefault: false, visibleLinks: 5 },
  }),
  'in Arabic': tocExample({
    headings: arabicHeadings,
    settings: { hideByDefault: false, numbering: 'arabic-indic' },
    props: { labels: { title: 'في هذا المقال', moreLinks: 'أقسام أخرى', fewerLinks: 'أقسام أقل' } },
  }),
};

/** The block in an article template; `examples` are of the table alone, with site settings. */
export const blockExamples: Examples<'table-of-contents'> = {
  'in the text': {
    block: { blockType: 'table-of-contents', variant: 'inline', sticky: false, title: 'In this article' },
  },
  'in a sidebar, in view': { block: { blockType: 'table-of-contents', variant: 'sidebar', sticky: true } },
  'of one part of the page, numbered, always open': {
    block: {
      blockType: 'table-of-contents',
      title: 'The route, day by day',
      marker: 'numbers',
      hierarchical: true,
      headings: { levels: ['2', '3'] },
      box: { minimised: 'never' },
    },
  },
  'around the section being read': {
    block: {
      blockType: 'table-of-contents',
      variant: 'sidebar',
      sticky: false,
      marker: 'none',
      collapse: true,
      box: { minimised: 'open' },
    },
  },
  'a plain list with bullets, closed on phones': {
    block: {
      blockType: 'table-of-contents',
      marker: 'bullets',
      hierarchical: false,
      collapse: false,
      box: { minimised: 'devices', on: ['mobile'] },
    },
  },
  'what is said where there are no headings': {
    block: {
      blockType: 'table-of-contents',
      marker: 'settings',
      headings: { within: 'appendix' },
      emptyText: 'This part is short enough to be read at once.',
    },
  },
};
