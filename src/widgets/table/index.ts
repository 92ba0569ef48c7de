import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { parseTable } from './parseTable.ts';
import { Table } from './Table.tsx';
import css from './table.css?inline';

export const widget = defineWidget({
  name: 'table',
  css,
  words: (block) => [block.caption, ...parseTable(block.cells).flat(), block.note].filter(Boolean).join(' '),
  findGap: (block) => {
    if (!block.caption?.trim()) return msg('Give this table a title.');
    return parseTable(block.cells).length ? undefined : msg('This table has no rows yet.');
  },
  Component: Table,
});
