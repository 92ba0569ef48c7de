/** In CSS px from the window's corner. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Whether the pointer moves towards a box: within the triangle of its previous position and the corners of the box's near edge (reference,
 * section 19: “safe triangle”). On the way it may cross other items.
 */
export function isHeadedFor(from: Point, to: Point, { bottom, left, right, top }: DOMRectReadOnly): boolean {
  const isBelow = from.y <= top;
  if (!isBelow && from.y < bottom) return false;
  const edge = isBelow ? top : bottom;
  const distance = edge - from.y;
  const way = to.y - from.y;
  // Moving sideways or away is not towards it.
  if (distance === 0 || way === 0 || Math.sign(way) !== Math.sign(distance)) return false;
  const share = way / distance;
  if (share > 1) return false;
  return to.x >= from.x + (left - from.x) * share && to.x <= from.x + (right - from.x) * share;
}
