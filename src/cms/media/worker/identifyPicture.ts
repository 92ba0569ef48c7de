import sharp, { type Metadata } from 'sharp';
import { PictureError } from '../pictureError.ts';
import { MAX_FRAMES, MAX_MOVING_PIXELS, MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS } from '../sizes.ts';
import { movesUnkept } from './movesUnkept.ts';

export interface PictureFormat {
  /** As `sharp` names it. */
  format: 'avif' | 'gif' | 'jpeg' | 'png' | 'webp';
  extension: string;
  mimeType: string;
}

/** By the format names that `sharp` reports. */
const KEPT_FORMATS: Record<string, PictureFormat> = {
  jpeg: { format: 'jpeg', extension: 'jpg', mimeType: 'image/jpeg' },
  png: { format: 'png', extension: 'png', mimeType: 'image/png' },
  webp: { format: 'webp', extension: 'webp', mimeType: 'image/webp' },
  heif: { format: 'avif', extension: 'avif', mimeType: 'image/avif' },
  gif: { format: 'gif', extension: 'gif', mimeType: 'image/gif' },
};

/**
 * Detects the real format of an upload, whatever its name claims. Only reads the header, so that nothing large is
 * decoded to be refused.
 * @throws PictureError when it is too large, too long, or not a picture the site can show
 */
export async function identifyPicture(input: Buffer): Promise<PictureFormat & { frames: number }> {
  if (input.length > MAX_UPLOAD_BYTES) {
    throw new PictureError(
      `This file has ${megabytes(input.length)} MB; the limit is ${megabytes(MAX_UPLOAD_BYTES)} MB. Save it smaller and upload it again.`,
    );
  }
  const metadata = await readHeader(input);
  const format = KEPT_FORMATS[metadata.format ?? ''];
  if (!format) {
    throw new PictureError(
      `${metadata.format?.toUpperCase()} files cannot be shown safely. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG.`,
    );
  }
  if (movesUnkept(input)) {
    throw new PictureError(
      `This ${format.format.toUpperCase()} moves, and only WebP and GIF can be kept moving. Save it as one of these, or save one frame of it as a still picture, and upload that.`,
    );
  }
  const frames = metadata.pages ?? 1;
  checkSize(frames, (metadata.width ?? 0) * (metadata.pageHeight ?? metadata.height ?? 0));
  return { ...format, frames };
}

async function readHeader(input: Buffer): Promise<Metadata> {
  try {
    // The size in the header is checked afterwards, with a reason.
    return await sharp(input, { limitInputPixels: false }).metadata();
  } catch {
    // One message for all errors of the decoder: the remedy is the same.
    throw new PictureError('This file is not a picture the site can show. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG.');
  }
}

function checkSize(frames: number, pixelsOfFrame: number): void {
  if (frames > MAX_FRAMES) {
    throw new PictureError(
      `This picture has ${frames} frames; the limit is ${MAX_FRAMES}. Save it with fewer frames, or upload one of them as a still picture.`,
    );
  }
  const pixels = frames * pixelsOfFrame;
  if (frames > 1 && pixels > MAX_MOVING_PIXELS) {
    throw new PictureError(
      `This picture has ${frames} frames with ${millions(pixels)} million pixels together; the limit is ${millions(MAX_MOVING_PIXELS)} million. Save it smaller or with fewer frames and upload it again.`,
    );
  }
  if (pixels > MAX_UPLOAD_PIXELS) {
    throw new PictureError(
      `This picture has ${millions(pixels)} million pixels; the limit is ${millions(MAX_UPLOAD_PIXELS)} million. Save it smaller and upload it again.`,
    );
  }
}

function millions(pixels: number): number {
  return Math.round(pixels / 1e6);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace('.0', '');
}
