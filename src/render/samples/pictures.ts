import { IMAGE_SIZES } from '../../cms/media/sizes.ts';
import type { Media } from '../types.ts';

const DATES = { createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' };

/** A picture with the renditions of its upload: those no wider than itself. */
export function samplePicture(name: string, overrides: Partial<Media> = {}): Media {
  const { width = 2400, height = 1600 } = overrides;
  const picture = { width: width ?? 2400, height: height ?? 1600 };
  return {
    id: 1,
    alt: 'A line of camels on the crest of a dune',
    filename: `${name}.jpg`,
    mimeType: 'image/jpeg',
    placeholder: '#c98b5a',
    focalX: 50,
    focalY: 50,
    sizes: renditionsOf(name, picture),
    ...DATES,
    ...overrides,
    ...picture,
  };
}

function renditionsOf(name: string, picture: { width: number; height: number }): Media['sizes'] {
  const made = IMAGE_SIZES.filter(({ width }) => width && width <= picture.width);
  return Object.fromEntries(
    made.map((size) => {
      const width = size.width ?? 0;
      const height = Math.round((width * picture.height) / picture.width);
      const format = size.name.replace(/\d+$/, '');
      const filename = `${name}-${width}x${height}.${format === 'jpeg' ? 'jpg' : format}`;
      return [size.name, { filename, width, height, mimeType: `image/${format}` }];
    }),
  );
}

export const CARAVAN = samplePicture('dune-caravan', {
  caption: 'Erg Chebbi, an hour before sunset',
  focalX: 62,
  focalY: 38,
});

export const GORGE = samplePicture('todra-gorge', {
  id: 2,
  alt: 'Two walkers between the walls of the Todra gorge',
  width: 1600,
  height: 2400,
  placeholder: '#8a5a3c',
});

export const WELLS = samplePicture('khettara-wells', {
  id: 3,
  alt: 'A row of earth mounds, the wells of a khettara, crossing a plain',
  placeholder: '#d9b98a',
});
