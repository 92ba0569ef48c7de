import type { Outcome } from './checks/index.ts';

/** What the parent tells the writer once it has loaded. */
export interface Orders {
  round: number;
  seed: number;
  journal: string;
}

/** What the writer tells the parent. */
export type Report =
  | { says: 'loaded' }
  /** The start found everything as it must be, or not. */
  | { says: 'checked'; outcome: Outcome }
  /** An operation was acknowledged. */
  | { says: 'done' }
  /** An operation failed, or visitors saw what they must not. */
  | { says: 'fault'; text: string };
