/** Size of the canvas on which a picture is counted, in px: enough for its colours, whatever its own size. */
const SIZE = 96;

/**
 * Pixels of a picture, stretched to a small square, as red, green, blue and alpha.
 * @throws Error for what the browser cannot decode
 */
export async function readPixels(address: string): Promise<Uint8ClampedArray> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to read a picture on.');
  context.drawImage(picture, 0, 0, SIZE, SIZE);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}
