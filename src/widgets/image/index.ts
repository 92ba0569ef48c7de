import type { Media } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Image } from './Image.tsx';
import css from './image.css?inline';

export const widget = defineWidget({
  name: 'image',
  css,
  // The editor of the block sees a frame in its place, other editors of the page a note, visitors nothing.
  findGap: (block, _, context) => {
    const isFramed = context.editing && context.isOwn(block);
    return isFramed || hasPicture(populated<Media>(block.picture)) ? undefined : msg('Choose a picture.');
  },
  Component: Image,
});
