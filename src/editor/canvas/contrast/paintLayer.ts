import type { PictureLayer } from './findPictureTexts.ts';
import { type Gradient, readGradient } from './readGradient.ts';

/** Width of a painted layer, in px: enough to tell bright from dark below words. */
const WIDTH = 200;

/** A painted layer, with its position and scale in the viewport of the page. */
export interface PaintedLayer {
  context: CanvasRenderingContext2D;
  x: number;
  y: number;
  /** Painted px for each CSS px. */
  scale: number;
}

/**
 * Paints a picture as the page shows it, with the veils of its layer.
 * @returns undefined where it is not shown, or has a veil that cannot be painted here
 */
export function paintLayer({ layer, picture }: PictureLayer): PaintedLayer | undefined {
  const around = layer.getBoundingClientRect();
  if (around.width < 1 || around.height < 1) return undefined;
  const scale = WIDTH / around.width;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.max(1, Math.round(around.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const box = picture.getBoundingClientRect();
  const view = layer.ownerDocument.defaultView as Window;
  drawPicture(context, picture, view.getComputedStyle(picture), {
    x: (box.x - around.x) * scale,
    y: (box.y - around.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  for (const pseudo of ['::before', '::after']) {
    const style = view.getComputedStyle(layer, pseudo);
    if (style.content !== 'none' && !drawVeil(context, style)) return undefined;
  }
  return { context, scale, x: around.x, y: around.y };
}

function drawPicture(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  { objectFit, objectPosition }: CSSStyleDeclaration,
  box: { x: number; y: number; width: number; height: number },
): void {
  const { naturalHeight, naturalWidth } = picture;
  const [across, down] = [box.width / naturalWidth, box.height / naturalHeight];
  const factor = objectFit === 'contain' ? Math.min(across, down) : Math.max(across, down);
  const [x = 50, y = 50] = objectPosition.split(' ').map((part) => Number.parseFloat(part));
  const [width, height] = [naturalWidth * factor, naturalHeight * factor];
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.drawImage(
    picture,
    box.x + ((box.width - width) * x) / 100,
    box.y + ((box.height - height) * y) / 100,
    width,
    height,
  );
  context.restore();
}

function drawVeil(context: CanvasRenderingContext2D, style: CSSStyleDeclaration): boolean {
  const { height, width } = context.canvas;
  context.globalAlpha = Number(style.opacity);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, width, height);
  const images = style.backgroundImage === 'none' ? [] : style.backgroundImage.split(/,\s*(?=(?:linear|radial)-)/);
  const gradients = images.map(readGradient);
  // The first one is on top.
  for (const gradient of gradients.toReversed()) {
    if (gradient) fillGradient(context, gradient, width, height);
  }
  context.globalAlpha = 1;
  return !gradients.includes(undefined);
}

function fillGradient(context: CanvasRenderingContext2D, { angle, stops }: Gradient, width: number, height: number) {
  context.save();
  if (angle === undefined) {
    // An ellipse that reaches the sides.
    context.translate(width / 2, height / 2);
    context.scale(width / 2, height / 2);
    const radial = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    for (const { at, colour } of stops) radial.addColorStop(Math.min(1, Math.max(0, at)), colour);
    context.fillStyle = radial;
    context.fillRect(-1, -1, 2, 2);
  } else {
    const turn = (angle * Math.PI) / 180;
    const reach = (Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn))) / 2;
    const [x, y] = [Math.sin(turn) * reach, -Math.cos(turn) * reach];
    const linear = context.createLinearGradient(width / 2 - x, height / 2 - y, width / 2 + x, height / 2 + y);
    for (const { at, colour } of stops) linear.addColorStop(Math.min(1, Math.max(0, at)), colour);
    context.fillStyle = linear;
    context.fillRect(0, 0, width, height);
  }
  context.restore();
}
