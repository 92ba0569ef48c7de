import type { Media } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import css from './before-after.css?inline';

export const widget = defineWidget({
  name: 'before-after',
  css,
  words: (block) => block.caption ?? '',
  findGap: (block) => {
    const found = [block.before, block.after].map((picture) => hasPicture(populated<Media>(picture)));
    return found.every(Boolean) ? undefined : msg('Choose both pictures.');
  },
  Component: BeforeAfter,
});
