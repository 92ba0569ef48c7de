import type { Media } from '../../payload-types.ts';
import type { WallPicture } from './wallTypes.ts';

/** A picture's row, as the chooser shows it. */
export function asWallPicture(media: Media): WallPicture {
  const filename = media.filename ?? '';
  const small = media.sizes?.webp320?.filename ?? filename;
  return {
    id: media.id,
    filename,
    alt: media.alt ?? '',
    isDecorative: media.isDecorative === true,
    tags: media.tags ?? [],
    title: media.title ?? '',
    width: media.width ?? 0,
    height: media.height ?? 0,
    filesize: media.filesize ?? 0,
    url: addressOf(filename),
    thumbnail: addressOf(small),
    focalX: media.focalX ?? 50,
    focalY: media.focalY ?? 50,
  };
}

function addressOf(filename: string): string {
  return filename ? `/media/${encodeURIComponent(filename)}` : '';
}
