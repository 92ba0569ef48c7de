import sharp, { type Sharp } from 'sharp';
import type { MadeFile } from '../madePicture.ts';
import { MAX_UPLOAD_PIXELS, ORIGINAL_MAX_SIDE } from '../sizes.ts';
import type { PictureFormat } from './identifyPicture.ts';

/**
 * Rotates a picture upright, limits its size and strips its metadata (camera, position); an animated one stays
 * animated.
 * @throws what the decoder says of a broken picture
 */
export async function prepareOriginal(
  input: Buffer,
  { format, frames, mimeType }: PictureFormat & { frames: number },
): Promise<MadeFile & { data: Buffer }> {
  const options = { animated: frames > 1, failOn: 'error', limitInputPixels: MAX_UPLOAD_PIXELS } as const;
  const { data, info } = await encode(sharp(input, options).rotate(), format).toBuffer({ resolveWithObject: true });
  return { data, mimeType, width: info.width, height: info.pageHeight ?? info.height };
}

function encode(image: Sharp, format: PictureFormat['format']): Sharp {
  return image
    .resize({ width: ORIGINAL_MAX_SIDE, height: ORIGINAL_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, format === 'jpeg' ? { quality: 88 } : undefined);
}
