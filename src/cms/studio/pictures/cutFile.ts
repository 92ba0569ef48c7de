import type { WallPicture } from '../../media/wall/wallTypes.ts';
import type { CropBox } from './cropBox.ts';
import { shortName } from './pictureWords.ts';

/** Quality of the cut JPEG; its renditions are compressed once more. */
const QUALITY = 0.95;

/**
 * Cuts a part out of a picture in the browser.
 * @throws Error when the picture cannot be loaded or drawn
 */
export async function cutFile(picture: WallPicture, box: CropBox): Promise<File> {
  const { height, url, width } = picture;
  const name = shortName(picture);
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(box.width * width));
  canvas.height = Math.max(1, Math.round(box.height * height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  const [left, top] = [Math.round(box.left * width), Math.round(box.top * height)];
  context.drawImage(image, left, top, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
  // Others than these have transparent parts that a JPEG would fill with black.
  const type = /\.jpe?g$/i.test(name) ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('No file.');
  return new File([blob], `${name.replace(/\.[^.]+$/, '')}-cut.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}
