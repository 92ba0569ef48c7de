import { t } from '../../../shared/studioWords/t.ts';
import { ACCEPTED_TYPES, MAX_DRAWING_BYTES, MAX_UPLOAD_BYTES } from '../../media/sizes.ts';

const MEGABYTE = 1024 * 1024;

/** Reason for which a file cannot be uploaded as a picture, for the user; undefined when it can. */
export function findFileFault({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!(ACCEPTED_TYPES as readonly string[]).includes(type))
    return t('This kind of file cannot be shown. Save it as JPEG, PNG, WebP, AVIF, GIF or SVG.');
  if (size === 0) return t('This file is empty.');
  if (size > MAX_UPLOAD_BYTES)
    return t('It has {size} MB; {most} MB are the most. Save it smaller.', {
      size: Math.ceil(size / MEGABYTE),
      most: MAX_UPLOAD_BYTES / MEGABYTE,
    });
  if (type === 'image/svg+xml' && size > MAX_DRAWING_BYTES)
    return t('This SVG is larger than 1 MB. Simplify it, or save it as PNG, and upload that.');
  return undefined;
}
