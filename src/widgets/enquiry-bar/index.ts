import { defineWidget } from '../../render/defineWidget.ts';
import { anchorOf } from '../../render/href.ts';
import { tourGap } from '../tourGap.ts';
import { chatOf } from './chatOf.ts';
import { EnquiryBar } from './EnquiryBar.tsx';
import css from './enquiry-bar.css?inline';

export const widget = defineWidget({
  name: 'enquiry-bar',
  css,
  findGap: (block, _data, context) =>
    tourGap(
      context,
      () =>
        !anchorOf(block.link) &&
        !chatOf(block, context.view) &&
        'This bar leads nowhere yet. Choose where its button leads, or somebody who is written to.',
    ),
  Component: EnquiryBar,
});
