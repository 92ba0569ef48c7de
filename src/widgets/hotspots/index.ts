import type { Media } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Hotspots } from './Hotspots.tsx';
import css from './hotspots.css?inline';
import { readSpots } from './readSpots.ts';

export const widget = defineWidget({
  name: 'hotspots',
  css,
  words: (block) =>
    readSpots(block)
      .flatMap(({ label, text }) => [label, text])
      .join(' '),
  findGap: (block) => {
    if (!hasPicture(populated<Media>(block.picture))) return msg('Choose a picture.');
    return readSpots(block).length ? undefined : msg('This picture has no spots yet.');
  },
  Component: Hotspots,
});
