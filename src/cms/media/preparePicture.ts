import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { slugify } from '../../shared/slug.ts';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS, ORIGINAL_MAX_SIDE } from './sizes.ts';

/** A picture that is refused; the message tells the editor why and what to do. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

export interface PreparedPicture {
  data: Buffer;
  mimeType: string;
  /** File name made of the given one and a hash of the content. */
  name: string;
  /** The colour of most of the picture, such as `#c98b5a`, shown until the picture arrives. */
  placeholder: string;
}

const KEPT_FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
};

/**
 * Decodes a picture whatever its name claims, turns it upright, limits its size and drops its metadata (camera, position).
 * @param input the uploaded bytes
 * @param name the uploaded file name
 * @throws PictureError when it is too large, broken, or not a picture the site can show
 */
export async function preparePicture(input: Buffer, name: string): Promise<PreparedPicture> {
  if (input.length > MAX_UPLOAD_BYTES) {
    throw new PictureError(
      `This file has ${megabytes(input.length)} MB; the limit is ${megabytes(MAX_UPLOAD_BYTES)} MB. Save it smaller and upload it again.`,
    );
  }
  const { format, extension, mimeType } = await identify(input);
  const animated = format === 'gif' || format === 'webp';
  try {
    const data = await sharp(input, { animated, failOn: 'error', limitInputPixels: MAX_UPLOAD_PIXELS })
      .rotate()
      .resize({ width: ORIGINAL_MAX_SIDE, height: ORIGINAL_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format === 'heif' ? 'avif' : (format as 'jpeg'), format === 'jpeg' ? { quality: 88 } : undefined)
      .toBuffer();
    const { dominant } = await sharp(data).stats();
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
    const base = slugify(name.replace(/\.[^.]*$/, ''), 'picture').slice(0, 60);
    return { data, mimeType, name: `${base}-${hash}.${extension}`, placeholder: hexColour(dominant) };
  } catch (error) {
    throw new PictureError(
      `This picture is damaged and cannot be read (${(error as Error).message.split('\n')[0]}). Export it again and upload that.`,
    );
  }
}

async function identify(input: Buffer): Promise<{ format: string; extension: string; mimeType: string }> {
  let metadata: Metadata;
  try {
    // Only the header is read here; the size that it claims is judged below, with a reason.
    metadata = await sharp(input, { limitInputPixels: false }).metadata();
  } catch {
    // Whatever the decoder says of bytes it cannot name, the editor's way out is the same.
    throw new PictureError('This file is not a picture the site can show. Upload a JPEG, PNG, WebP, AVIF or GIF.');
  }
  const kept = KEPT_FORMATS[metadata.format ?? ''];
  if (!kept)
    throw new PictureError(
      `${metadata.format?.toUpperCase()} files cannot be shown safely. Upload a JPEG, PNG, WebP, AVIF or GIF.`,
    );
  const pixels = (metadata.width ?? 0) * (metadata.height ?? 0) * (metadata.pages ?? 1);
  if (pixels > MAX_UPLOAD_PIXELS) {
    throw new PictureError(
      `This picture has ${Math.round(pixels / 1e6)} million pixels; the limit is ${MAX_UPLOAD_PIXELS / 1e6} million. Save it smaller and upload it again.`,
    );
  }
  return { format: metadata.format ?? '', ...kept };
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace('.0', '');
}

function hexColour({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
