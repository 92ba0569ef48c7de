import { tocEntries } from '../../parts/contents/tocEntries.ts';
import { defineWidget } from '../../render/defineWidget.ts';
import { PageToc } from './PageToc.tsx';
import css from './table-of-contents.css?inline';

export const widget = defineWidget({
  name: 'table-of-contents',
  css,
  findGap: (_block, _data, context) =>
    tocEntries(context).length ? undefined : 'This page has too few headings for a table of contents.',
  Component: PageToc,
});
