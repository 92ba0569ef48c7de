import type { Outcome } from './checks/index.ts';

/** Messages from the parent to a loaded writer. */
export interface Orders {
  round: number;
  seed: number;
  journal: string;
}

/** Messages from the writer to the parent. */
export type Report =
  | { says: 'loaded' }
  /** The checks at the start passed, or not. */
  | { says: 'checked'; outcome: Outcome }
  /** An operation was acknowledged. */
  | { says: 'done' }
  /** An operation failed, or something leaked to visitors. */
  | { says: 'fault'; text: string };
