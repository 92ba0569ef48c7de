import { ACCEPTED_TYPES, MAX_DRAWING_BYTES, MAX_UPLOAD_BYTES } from '../../media/sizes.ts';

const MEGABYTE = 1024 * 1024;

/** Reason for which a file cannot be uploaded as a picture, for the user; undefined when it can. */
export function findFileFault({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!(ACCEPTED_TYPES as readonly string[]).includes(type))
    return 'This kind of file cannot be shown. Save it as JPEG, PNG, WebP, AVIF, GIF or SVG.';
  if (size === 0) return 'This file is empty.';
  if (size > MAX_UPLOAD_BYTES)
    return `It has ${Math.ceil(size / MEGABYTE)} MB; ${MAX_UPLOAD_BYTES / MEGABYTE} MB are the most. Save it smaller.`;
  if (type === 'image/svg+xml' && size > MAX_DRAWING_BYTES)
    return 'This SVG is larger than 1 MB. Simplify it, or save it as PNG, and upload that.';
  return undefined;
}
