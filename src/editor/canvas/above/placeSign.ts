import type { Box } from '../geometry/box.ts';

interface Spot {
  x: number;
  y: number;
}

interface Surroundings {
  /** Distance from the edge of the block to the centre of the sign. */
  distance: number;
  /** Width of the viewport. */
  width: number;
  /** Whether the sign would lie over words, or over another button. */
  isTaken: (spot: Spot) => boolean;
  /** Whether something that does not scroll along lies there. */
  isPinned: (spot: Spot) => boolean;
}

/**
 * Centre of the sign of a block's notes and comments: beside its upper right corner, or lower, inside, above or below it where there are
 * words or buttons.
 * Where all of that is taken, the first place that the viewport has. All in one unit, such as CSS px of the page.
 * @returns undefined while the page's own bars lie above every place
 */
export function placeSign(box: Box, { distance, isPinned, isTaken, width }: Surroundings): Spot | undefined {
  const [right, top, bottom] = [box.x + box.width, Math.max(0, box.y), box.y + box.height];
  const spots = [
    { x: right + distance, y: top + distance },
    { x: right + distance, y: top + 3 * distance },
    { x: right - distance, y: top + distance },
    { x: right - distance, y: top - distance - 1 },
    { x: right - distance, y: bottom + distance + 1 },
  ].filter((spot) => spot.x + distance <= width && spot.y >= distance && !isPinned(spot));
  return spots.find((spot) => !isTaken(spot)) ?? spots[0];
}
