/** CSS pixels from the window's corner. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Whether a pointer is on its way to a box: within the triangle of where it came from and the corners of the edge that it has before it
 * (reference, section 19: “safe triangle”). On its way it may cross other entries of the menu.
 */
export function isHeadedFor(from: Point, to: Point, { bottom, left, right, top }: DOMRectReadOnly): boolean {
  const isBelow = from.y <= top;
  if (!isBelow && from.y < bottom) return false;
  const edge = isBelow ? top : bottom;
  const distance = edge - from.y;
  const way = to.y - from.y;
  // Sideways and away is not towards it.
  if (distance === 0 || way === 0 || Math.sign(way) !== Math.sign(distance)) return false;
  const share = way / distance;
  if (share > 1) return false;
  return to.x >= from.x + (left - from.x) * share && to.x <= from.x + (right - from.x) * share;
}
