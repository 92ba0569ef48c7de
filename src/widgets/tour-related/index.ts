import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import type { DocumentView } from '../../render/types.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { loadRelated } from './loadRelated.ts';
import { TourRelated } from './TourRelated.tsx';
import css from './tour-related.css?inline';

export const widget = defineWidget<'tour-related', DocumentView[]>({
  name: 'tour-related',
  css,
  load: loadRelated,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (block, data, context) => {
    if (block.source === 'chosen') return data.length ? undefined : msg('Choose the tours that are shown.');
    return tourGap(
      context,
      () => !data.length && msg('This tour names no others, and no other goes to its destinations.'),
    );
  },
  Component: TourRelated,
});
