import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { findShareBoxGap, ShareBox } from './ShareBox.tsx';
import css from './share-box.css?inline';

export const widget = defineWidget({
  name: 'share-box',
  css,
  findGap: ({ place }, _data, context) => findShareBoxGap(place, context),
  Component: ShareBox,
});
