import type { Media } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { slideRows } from '../carousel/slideRows.ts';
import { MediaCarousel } from './MediaCarousel.tsx';
import css from './media-carousel.css?inline';

export const widget = defineWidget({
  name: 'media-carousel',
  css,
  words: (block) =>
    slideRows(block.slides)
      .map(({ row }) => row.caption ?? '')
      .join(' '),
  findGap: (block) =>
    slideRows(block.slides).some(({ row }) => hasPicture(populated<Media>(row.picture)))
      ? undefined
      : msg('Choose pictures for this carousel.'),
  Component: MediaCarousel,
});
