import type { Missing } from '../../../tours/findMissing.ts';

/** Whether and for how much a journey can be booked. */
export interface SaleFacts {
  missing: readonly Missing[];
  /** Whether its checklist refuses publishing. */
  isIncomplete: boolean;
  /** In the smallest unit of the currency. */
  from: number | undefined;
  currency: string;
  /** Prices of the dates to come that can be booked. */
  prices: readonly number[];
}
