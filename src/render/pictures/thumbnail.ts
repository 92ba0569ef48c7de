import { JPEG_WIDTHS, WIDTHS } from '../../cms/media/sizes.ts';
import type { Media } from '../types.ts';
import { pictureUrl } from './sources.ts';

/** Thumbnail: a small picture, for use by scripts. */
export interface Thumbnail {
  src: string;
  width: number;
  height: number;
}

type Files = Record<string, { filename?: string | null; width?: number | null; height?: number | null } | undefined>;

const SMALLEST_FIRST = [...WIDTHS.map((width) => `webp${width}`), ...JPEG_WIDTHS.map((width) => `jpeg${width}`)];

/** The smallest rendition of a picture; undefined where there is none yet. */
export function thumbnailOf({ sizes }: Pick<Media, 'sizes'>): Thumbnail | undefined {
  for (const name of SMALLEST_FIRST) {
    const { filename, height, width } = (sizes as Files | undefined)?.[name] ?? {};
    if (filename && width && height) return { src: pictureUrl(filename), width, height };
  }
  return undefined;
}
