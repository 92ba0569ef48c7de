import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { loadStrip, type Strip } from './loadStrip.ts';
import { TourStrip } from './TourStrip.tsx';
import css from './tour-strip.css?inline';

export const widget = defineWidget<'tour-strip', Strip | undefined>({
  name: 'tour-strip',
  css,
  load: loadStrip,
  findGap: (block, data) => {
    if (data) return undefined;
    return block.tour ? msg('This tour is not published.') : msg('Choose a tour: this page is none.');
  },
  Component: TourStrip,
});
