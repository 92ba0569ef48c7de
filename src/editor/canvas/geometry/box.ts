/** A rectangle in CSS px, of the frame's window or of the canvas. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box of the frame's window as it stands on the canvas, where the page is drawn smaller. */
export function scaleBox({ height, width, x, y }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** The smallest box around others; undefined when there is none that takes room. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  const shown = boxes.filter(hasRoom);
  if (!shown.length) return undefined;
  const x = Math.min(...shown.map((box) => box.x));
  const y = Math.min(...shown.map((box) => box.y));
  const right = Math.max(...shown.map((box) => box.x + box.width));
  const bottom = Math.max(...shown.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** False for what is not shown at all; an empty container has a width still. */
export function hasRoom({ height, width }: Box): boolean {
  return width > 0 || height > 0;
}

/** Whether some of a box can be seen in a window. */
export function isVisible({ height, width, x, y }: Box, view: { width: number; height: number }): boolean {
  return x < view.width && y < view.height && x + width > 0 && y + height > 0;
}

/** Whether as much of a box is in a window as somebody needs to see what it is: all, or half a window of what is larger. */
export function isInView({ height, y }: Box, viewHeight: number): boolean {
  const shown = Math.min(y + height, viewHeight) - Math.max(y, 0);
  return shown >= Math.min(height, viewHeight / 2);
}
