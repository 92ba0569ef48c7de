import sharp from 'sharp';
import type { MadeFile } from '../madePicture.ts';
import { FORMATS, RENDITIONS } from '../sizes.ts';

/**
 * Makes every rendition of a prepared original: still images, of its first frame, and none wider than itself.
 * @param original a picture in a format that browsers show
 * @returns the renditions by their names
 */
export async function makeRenditions(original: MadeFile): Promise<Record<string, MadeFile>> {
  const image = sharp(original.data);
  const made = RENDITIONS.map(async ({ format, name, width }): Promise<[string, MadeFile]> => {
    const size = sizeAt(original, width);
    const { data } = await image
      .clone()
      .resize({ ...longerSide(original, size), fastShrinkOnLoad: false })
      // Rounding may have made it one pixel too large.
      .extract({ left: 0, top: 0, ...size })
      .toFormat(format, FORMATS[format])
      .toBuffer({ resolveWithObject: true });
    return [name, { data, mimeType: `image/${format}`, ...size }];
  });
  return Object.fromEntries(await Promise.all(made));
}

interface Size {
  width: number;
  height: number;
}

function sizeAt(original: Size, width: number): Size {
  if (width >= original.width) return { width: original.width, height: original.height };
  return { width, height: Math.max(1, Math.round((width * original.height) / original.width)) };
}

/** The side to resize by, so that the other one does not become too short. */
function longerSide(original: Size, { width, height }: Size): { width: number } | { height: number } {
  return width / height < original.width / original.height ? { height } : { width };
}
