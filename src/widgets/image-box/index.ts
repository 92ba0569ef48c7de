import type { Media } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { ImageBox } from './ImageBox.tsx';
import css from './image-box.css?inline';

export const widget = defineWidget({
  name: 'image-box',
  css,
  words: ({ text, title }) => [title, text].join(' '),
  headings: (block) => ownHeading(block, block.title, block.level),
  findGap: (block) => (hasPicture(populated<Media>(block.picture)) ? undefined : msg('Choose a picture.')),
  Component: ImageBox,
});
