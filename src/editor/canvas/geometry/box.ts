/** A rectangle in CSS px, of the iframe's viewport or of the canvas. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Converts a box from the iframe's viewport to the canvas, where the page is scaled down. */
export function scaleBox({ height, width, x, y }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** Bounding box of several boxes; undefined when none has an area. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  const shown = boxes.filter(hasRoom);
  if (!shown.length) return undefined;
  const x = Math.min(...shown.map((box) => box.x));
  const y = Math.min(...shown.map((box) => box.y));
  const right = Math.max(...shown.map((box) => box.x + box.width));
  const bottom = Math.max(...shown.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** False for what is not shown at all; an empty container still has a width. */
export function hasRoom({ height, width }: Box): boolean {
  return width > 0 || height > 0;
}

/** Whether a box is at least partly visible in a viewport. */
export function isVisible({ height, width, x, y }: Box, view: { width: number; height: number }): boolean {
  return x < view.width && y < view.height && x + width > 0 && y + height > 0;
}

/** Whether enough of a box is in the viewport to recognise it: all, or half a viewport of a larger one. */
export function isInView({ height, y }: Box, viewHeight: number): boolean {
  const shown = Math.min(y + height, viewHeight) - Math.max(y, 0);
  return shown >= Math.min(height, viewHeight / 2);
}
