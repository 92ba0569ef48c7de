import type { Curves } from './curves.ts';
import type { MouseMotion } from './mouse.ts';

/** Data of a moving block for the islands, as JSON in `data-motion`. */
export interface MotionData {
  /** Progress of the page's scrolling, not of the block through the window. */
  page?: true;
  own?: Curves;
  /** Curves of its background picture. */
  behind?: Curves;
  mouse?: MouseMotion;
  mouseBehind?: MouseMotion;
}

/** Selector of a block's background picture; with an island the picture is in its marker. */
export const BEHIND = ':scope > .r-container__picture, :scope > rihla-island > .r-container__picture';
