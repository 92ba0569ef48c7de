import type { Curves } from './curves.ts';
import type { MouseMotion } from './mouse.ts';

/** What a block that moves tells the islands, as JSON in `data-motion`. */
export interface MotionData {
  /** The way is that of the whole page, not that of the block through the window. */
  page?: true;
  own?: Curves;
  /** Of the picture behind it. */
  behind?: Curves;
  mouse?: MouseMotion;
  mouseBehind?: MouseMotion;
}

/** The picture behind a block, from the block; one that an island looks after stands in its marker. */
export const BEHIND = ':scope > .r-container__picture, :scope > rihla-island > .r-container__picture';
