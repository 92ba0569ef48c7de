import sharp, { type Metadata } from 'sharp';
import { inEnglish } from '../../../shared/studioWords/tSaid.ts';
import { PictureError } from '../pictureError.ts';
import { PICTURE_FAULTS } from '../pictureFaults.ts';
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
      inEnglish(PICTURE_FAULTS.large, { size: megabytes(input.length), most: megabytes(MAX_UPLOAD_BYTES) }),
    );
  }
  const metadata = await readHeader(input);
  const format = KEPT_FORMATS[metadata.format ?? ''];
  if (!format) {
    throw new PictureError(inEnglish(PICTURE_FAULTS.unsafe, { format: String(metadata.format?.toUpperCase()) }));
  }
  if (movesUnkept(input)) {
    throw new PictureError(inEnglish(PICTURE_FAULTS.moving, { format: format.format.toUpperCase() }));
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
    throw new PictureError(PICTURE_FAULTS.unknown);
  }
}

function checkSize(frames: number, pixelsOfFrame: number): void {
  if (frames > MAX_FRAMES) {
    throw new PictureError(inEnglish(PICTURE_FAULTS.frames, { frames, most: MAX_FRAMES }));
  }
  const pixels = frames * pixelsOfFrame;
  if (frames > 1 && pixels > MAX_MOVING_PIXELS) {
    throw new PictureError(
      inEnglish(PICTURE_FAULTS.movingPixels, {
        frames,
        pixels: millions(pixels),
        most: millions(MAX_MOVING_PIXELS),
      }),
    );
  }
  if (pixels > MAX_UPLOAD_PIXELS) {
    throw new PictureError(
      inEnglish(PICTURE_FAULTS.pixels, { pixels: millions(pixels), most: millions(MAX_UPLOAD_PIXELS) }),
    );
  }
}

function millions(pixels: number): number {
  return Math.round(pixels / 1e6);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace('.0', '');
}
