import type { Media } from '../../cms/payload-types.ts';
import { populated } from '../../pages/documentView.ts';
import { defineWidget } from '../defineWidget.ts';
import { Image } from './Image.tsx';
import css from './image.css?inline';

export const widget = defineWidget({
  name: 'image',
  css,
  findGap: (block) => (populated<Media>(block.picture)?.filename ? undefined : 'Choose a picture.'),
  Component: Image,
});
