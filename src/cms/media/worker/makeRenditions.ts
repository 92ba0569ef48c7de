import sharp from 'sharp';
import { readAvifEffort } from '../../../env.ts';
import type { MadeFile } from '../madePicture.ts';
import { FORMATS, RENDITIONS, type Rendition } from '../sizes.ts';

/** Largest width of a small picture, in px. */
const SMALL_WIDTH = 640;

/**
 * Image resizing: makes every rendition of a prepared original: still images, of its first frame, and none wider than itself. Those that a narrow
 * original cannot fill are one and the same file, encoded once.
 * @param original a picture in a format that browsers show
 * @returns the renditions by their names
 */
export async function makeRenditions(original: MadeFile): Promise<Record<string, MadeFile>> {
  const image = sharp(original.data);
  const files = new Map<string, Promise<MadeFile>>();
  const made = RENDITIONS.map(async ({ format, name, width }): Promise<[string, MadeFile]> => {
    const size = sizeAt(original, width);
    const key = `${format}${size.width}`;
    const file = files.get(key) ?? encode(format, size);
    files.set(key, file);
    return [name, await file];
  });
  return Object.fromEntries(await Promise.all(made));

  async function encode(format: Rendition['format'], size: Size): Promise<MadeFile> {
    // JPEG has no transparency; without a background it would be black.
    const data = await (format === 'jpeg' ? image.clone().flatten({ background: '#fff' }) : image.clone())
      .resize({ ...longerSide(original, size), fastShrinkOnLoad: false })
      // Rounding may have made it one pixel too large.
      .extract({ left: 0, top: 0, ...size })
      .toFormat(format, encoderOptions(format, size.width))
      .toBuffer();
    return { data, mimeType: `image/${format}`, ...size };
  }
}

/**
 * Encoder options. The environment may change the effort of large AVIF files (README, `AVIF_EFFORT`): small ones have a tenth of the pixels, and are
 * what phones on weak networks get.
 */
function encoderOptions(format: Rendition['format'], width: number): object {
  const effort = format === 'avif' && width > SMALL_WIDTH ? readAvifEffort() : undefined;
  return effort === undefined ? FORMATS[format] : { ...FORMATS.avif, effort };
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
