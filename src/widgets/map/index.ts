import type { Media } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { readPlaces } from './drawn/readPlaces.ts';
import { isOfService } from './isOfService.ts';
import css from './map.css?inline';
import { PlaceMap } from './PlaceMap.tsx';
import { readMapFrame } from './tiles/readMapFrame.ts';

export const widget = defineWidget({
  name: 'map',
  css,
  words: (block) =>
    [block.title, ...(isOfService(block) ? [] : readPlaces(block.places)).flatMap(({ name, note }) => [name, note])]
      .filter(Boolean)
      .join(' '),
  findGap(block) {
    if (isOfService(block)) {
      return readMapFrame(block) ? undefined : msg('Say where the map is: coordinates such as 31.0802, -4.0133.');
    }
    const isEmpty = readPlaces(block.places).length === 0 && !hasPicture(populated<Media>(block.picture));
    return isEmpty ? msg('This map has neither a picture nor a place yet.') : undefined;
  },
  Component: PlaceMap,
});
