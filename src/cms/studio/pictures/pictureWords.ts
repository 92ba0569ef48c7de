import { t } from '../../../shared/studioWords/t.ts';
import { isFileName } from '../../media/wall/isFileName.ts';
import type { WallPicture } from '../../media/wall/wallTypes.ts';

/** Width in px below which a picture looks soft, where a field says nothing else. */
export const USUAL_WIDTH = 800;

/** Name of a picture: what it shows, or its file. */
export function nameOf({ alt, filename }: WallPicture): string {
  return alt.trim() || filename;
}

/** A file's name without the hash that makes it unique. */
export function shortName({ filename }: Pick<WallPicture, 'filename'>): string {
  return filename.replace(/-[0-9a-f]{10}(?=\.[^.]+$)/, '');
}

/** The size of a picture, as in “2400 × 1600 px, 640 kB”. */
export function sizeOf({ filesize, height, width }: WallPicture): string {
  return t('{width} × {height} px, {size}', { width, height, size: sayBytes(filesize) });
}

function sayBytes(bytes: number): string {
  return bytes < 1024 * 1024
    ? t('{size} kB', { size: Math.max(1, Math.round(bytes / 1024)) })
    : t('{size} MB', { size: (bytes / 1024 / 1024).toFixed(1) });
}

/** Whether a picture is narrower than it is shown. */
export function isTooSmall({ width }: Pick<WallPicture, 'width'>, shownAt: number): boolean {
  return width < shownAt;
}

/**
 * Warning about a picture where it is put, in words.
 * @param shownAt width in px at which it is shown there
 */
export function faultsOf(picture: WallPicture, shownAt: number): string[] {
  return [
    ...(isTooSmall(picture, shownAt)
      ? [
          t('Only {width} px wide: here it is shown up to {shownAt} px wide, and will look soft.', {
            width: picture.width,
            shownAt,
          }),
        ]
      : []),
    ...(!picture.isDecorative && isFileName(picture.alt)
      ? [t('Its description is only a file name. People who cannot see the picture are not told what it shows.')]
      : []),
  ];
}
