import { defineWidget } from '../../render/defineWidget.ts';
import { loadStrip, type Strip } from './loadStrip.ts';
import { TourStrip } from './TourStrip.tsx';
import css from './tour-strip.css?inline';

export const widget = defineWidget<'tour-strip', Strip | undefined>({
  name: 'tour-strip',
  css,
  load: loadStrip,
  findGap: (block, data) => {
    if (!block.tour) return 'Choose a tour.';
    return data ? undefined : 'This tour is not published.';
  },
  Component: TourStrip,
});
