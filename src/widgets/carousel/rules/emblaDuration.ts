/** Embla moves in steps of 1/60 s, whatever the screen does. */
const FRAME_MS = 1000 / 60;

/** What Embla multiplies speeds with in each step, after a press of a button. */
export const EMBLA_FRICTION = 0.68;

/** A movement counts as over when this share of the way is left. */
export const REST = 0.02;

/** Steps that a change gains on that, since its speed swings through the friction: measured on Embla's own steps. */
const SWING_STEPS = 9;

/**
 * Embla's `duration` for a change that takes so many milliseconds, sliding or fading. It is no time: in each step what is left of the way, divided
 * by it, is added to the speed, which then loses a share to friction, so that what is left shrinks by a constant factor.
 */
export function emblaDuration(ms: number): number {
  const gain = EMBLA_FRICTION / (1 - EMBLA_FRICTION);
  return (gain * (ms / FRAME_MS + SWING_STEPS)) / -Math.log(REST);
}
