import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { entriesOf } from './entriesOf.ts';
import { PageToc } from './PageToc.tsx';
import css from './table-of-contents.css?inline';

export const widget = defineWidget({
  name: 'table-of-contents',
  css,
  findGap: (block, _data, context) =>
    block.emptyText?.trim() || entriesOf(block, context).length
      ? undefined
      : msg('This page has too few headings for a table of contents.'),
  Component: PageToc,
});
