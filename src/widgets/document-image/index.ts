import { defineWidget } from '../../render/defineWidget.ts';
import { DocumentImage } from './DocumentImage.tsx';
import css from './document-image.css?inline';

export const widget = defineWidget({
  name: 'document-image',
  css,
  findGap: (_block, _data, { view }) =>
    view.document?.image?.filename ? undefined : 'This page has no picture of its own.',
  Component: DocumentImage,
});
