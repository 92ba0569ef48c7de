import type { Media } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { Image } from './Image.tsx';
import css from './image.css?inline';

export const widget = defineWidget({
  name: 'image',
  css,
  findGap: (block) => (hasPicture(populated<Media>(block.picture)) ? undefined : 'Choose a picture.'),
  Component: Image,
});
