import type { Spot } from '../../controls/keepInWindow.ts';
import type { Box } from './box.ts';

/**
 * A pointer event or a box of the page as an anchor in the studio's window.
 * @param frame bounding box of the iframe there
 */
export function spotInWindow(
  at: Box | Pick<MouseEvent, 'clientX' | 'clientY'>,
  frame: { left: number; top: number },
  scale: number,
): Spot {
  const { height, width, x, y } = 'clientX' in at ? { x: at.clientX, y: at.clientY, width: 0, height: 0 } : at;
  return {
    left: frame.left + x * scale,
    right: frame.left + (x + width) * scale,
    top: frame.top + y * scale,
    bottom: frame.top + (y + height) * scale,
  };
}
