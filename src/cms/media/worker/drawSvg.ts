import sharp from 'sharp';
import { PictureError } from '../pictureError.ts';
import { PICTURE_FAULTS } from '../pictureFaults.ts';
import { DRAWN_MAX_SIDE, MAX_DRAWING_BYTES, MAX_UPLOAD_PIXELS } from '../sizes.ts';

/** Pixels per inch at which an SVG has its own size. */
const OWN_DENSITY = 72;
/** Least and most pixels per inch that the renderer is asked for. */
const DENSITIES = [1, 20_000] as const;

/**
 * SVG rasterization: draws an uploaded SVG as a PNG, so that neither script nor addresses in it reach a visitor. The renderer (librsvg) runs no script,
 * and loads nothing for a document without an address of its own: neither files, nor other sites, nor external entities.
 * @returns undefined for a file that is no SVG
 * @throws PictureError for one that is too large or cannot be drawn
 */
export async function drawSvg(input: Buffer): Promise<Buffer | undefined> {
  if (input.length === 0) return undefined;
  const head = await sharp(input, { limitInputPixels: false })
    .metadata()
    // The format is judged afterwards, with a reason.
    .catch(() => undefined);
  if (head?.format !== 'svg') return undefined;
  if (input.length > MAX_DRAWING_BYTES) throw new PictureError(PICTURE_FAULTS.largeDrawing);
  const [least, most] = DENSITIES;
  const density = Math.min(most, Math.max(least, (OWN_DENSITY * DRAWN_MAX_SIDE) / Math.max(head.width, head.height)));
  try {
    return await sharp(input, { density, limitInputPixels: MAX_UPLOAD_PIXELS })
      .resize({ width: DRAWN_MAX_SIDE, height: DRAWN_MAX_SIDE, fit: 'inside' })
      .png()
      .toBuffer();
  } catch {
    // Whatever the renderer complains of, the remedy is the same.
    throw new PictureError(PICTURE_FAULTS.brokenDrawing);
  }
}
