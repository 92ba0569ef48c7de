import type { Payload } from 'payload';

/** Maximum number of orders or payments in one step of a run. */
export const MAX_AT_ONCE = 200;

/** Context of the steps of the scheduled job for orders. */
export interface OrderJobContext {
  payload: Payload;
  now: Date;
  /** Runs a callback for one item after the other until the process stops; a failure does not stop the others. */
  each<T>(things: readonly T[], care: (thing: T) => Promise<unknown>): Promise<void>;
}
