import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Gallery } from './Gallery.tsx';
import css from './gallery.css?inline';
import { readGallery } from './readGallery.ts';

export const widget = defineWidget({
  name: 'gallery',
  css,
  words: (block) =>
    readGallery(block)
      .groups.map(({ name }) => name)
      .join(' '),
  findGap: (block) => (readGallery(block).pictures.length ? undefined : msg('Choose the pictures of this gallery.')),
  Component: Gallery,
});
