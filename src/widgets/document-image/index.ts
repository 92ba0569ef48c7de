import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { msg } from '../../shared/studioWords/t.ts';
import { DocumentImage } from './DocumentImage.tsx';
import css from './document-image.css?inline';

export const widget = defineWidget({
  name: 'document-image',
  css,
  findGap: (_block, _data, { view }) =>
    hasPicture(view.document?.image) ? undefined : msg('This page has no picture of its own.'),
  Component: DocumentImage,
});
