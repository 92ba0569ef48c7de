import type { Box } from './box.ts';

/** Height of the toolbar and its gap to the block, in CSS px. */
const HEIGHT = 30;
const GAP = 3;
/** Radius of an insert button on the block's edge, with its rim. */
const RADIUS = 13;
/** From this width on the toolbar does not reach the button in the middle of its block's edge. */
const WIDE = 640;

interface Around {
  /** Box of the block. */
  box: Box;
  /** Vertical positions of the buttons on its edges. */
  buttons: readonly number[];
  viewHeight: number;
}

/**
 * Vertical position of a block's toolbar: above it and its button, below it where there is no room, or at the top of a
 * block that fills the viewport.
 */
export function placeBar({ box, buttons, viewHeight }: Around): number {
  const [start, end] = [box.y, box.y + box.height];
  // A button in the middle of a wide gap is far enough away.
  const near = (edge: number) => (box.width > WIDE ? [] : buttons.filter((y) => Math.abs(y - edge) < 2 * RADIUS));
  const above = Math.min(start, ...near(start).map((y) => y - RADIUS)) - GAP - HEIGHT;
  if (above >= GAP) return above;
  const below = Math.max(end, ...near(end).map((y) => y + RADIUS)) + GAP;
  return start >= 0 && below + HEIGHT <= viewHeight ? below : GAP;
}
