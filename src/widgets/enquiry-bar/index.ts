import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { msg } from '../../shared/studioWords/t.ts';
import type { Departure } from '../../tours/departure.ts';
import { loadDepartures } from '../departures/loadDepartures.ts';
import { hasBooking } from '../pieces/hasBooking.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { chatOf } from './chatOf.ts';
import { EnquiryBar } from './EnquiryBar.tsx';
import css from './enquiry-bar.css?inline';

export const widget = defineWidget<'enquiry-bar', Departure[]>({
  name: 'enquiry-bar',
  css,
  load: loadDepartures,
  findGap: (block, data, context) =>
    tourGap(
      context,
      () =>
        !hasBooking(context, data) &&
        !anchorOf(block.link) &&
        !chatOf(block, context.view) &&
        msg('This bar leads nowhere yet. Choose where its button leads, or somebody who is written to.'),
    ),
  Component: EnquiryBar,
});
