import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Carousel } from './Carousel.tsx';
import css from './carousel.css?inline';
import { slideRows } from './slideRows.ts';

export const widget = defineWidget({
  name: 'carousel',
  css,
  children: (block) => slideRows(block.slides).flatMap(({ row }) => onlyBlocks(row.blocks)),
  findGap: (block, _data, { editing, isOwn }) => {
    const rows = slideRows(block.slides);
    if (rows.length === 0) return msg('This carousel has no slides yet. Add one in its settings.');
    // The editor shows empty slides, so that they can be filled.
    if (editing && isOwn(block)) return undefined;
    return rows.some(({ row }) => onlyBlocks(row.blocks).length > 0)
      ? undefined
      : msg('The slides of this carousel are empty. Add a block to one.');
  },
  Component: Carousel,
});
