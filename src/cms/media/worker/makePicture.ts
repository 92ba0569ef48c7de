import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { slugify } from '../../../shared/slug.ts';
import { inEnglish } from '../../../shared/studioWords/tSaid.ts';
import type { MadePicture } from '../madePicture.ts';
import { PictureError } from '../pictureError.ts';
import { PICTURE_FAULTS } from '../pictureFaults.ts';
import { drawSvg } from './drawSvg.ts';
import { identifyPicture } from './identifyPicture.ts';
import { makeRenditions } from './makeRenditions.ts';
import { prepareOriginal } from './prepareOriginal.ts';

/**
 * Makes all output files of an upload: the original, rotated upright, downsized and without metadata, and its
 * renditions.
 * @param uploaded its bytes
 * @param name the uploaded file name
 * @throws PictureError when it is too large, too long, broken, or not a picture the site can show
 */
export async function makePicture(uploaded: Buffer, name: string): Promise<MadePicture> {
  const input = (await drawSvg(uploaded)) ?? uploaded;
  const format = await identifyPicture(input);
  try {
    const original = await prepareOriginal(input, format);
    const { dominant, isOpaque } = await sharp(original.data).stats();
    const hash = createHash('sha256').update(original.data).digest('hex').slice(0, 10);
    const base = slugify(name.replace(/\.[^.]*$/, ''), 'picture').slice(0, 60);
    return {
      ...original,
      name: `${base}-${hash}.${format.extension}`,
      // Behind a transparent picture, such as a logo, a colour would show.
      placeholder: isOpaque ? hexColour(dominant) : '',
      renditions: await makeRenditions(original),
    };
  } catch (error) {
    throw new PictureError(
      inEnglish(PICTURE_FAULTS.damaged, { reason: (error as Error).message.split('\n')[0] ?? '' }),
    );
  }
}

function hexColour({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
