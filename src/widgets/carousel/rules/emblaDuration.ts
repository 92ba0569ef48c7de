/** Embla moves in steps of 1/60 s, independent of the screen. */
const FRAME_MS = 1000 / 60;

/** Embla's friction factor of speeds in each step, after a press of a button. */
export const EMBLA_FRICTION = 0.68;

/** Share of the distance that is left when a movement counts as finished. */
export const REST = 0.02;

/** Steps that a change saves, since its speed swings through the friction: measured on Embla's own steps. */
const SWING_STEPS = 9;

/**
 * Converts a duration in ms, of sliding or fading, to Embla's `duration`. It is not a time: in each step the remaining distance, divided by it,
 * is added to the speed, which then loses a share to friction, so that the rest shrinks by a constant factor.
 */
export function emblaDuration(ms: number): number {
  const gain = EMBLA_FRICTION / (1 - EMBLA_FRICTION);
  return (gain * (ms / FRAME_MS + SWING_STEPS)) / -Math.log(REST);
}
