import type { Missing } from '../../../tours/findMissing.ts';

/** Whether a tour can be booked, and at which price. */
export interface SaleFacts {
  missing: readonly Missing[];
  /** Whether its checklist refuses publishing. */
  isIncomplete: boolean;
  /** In the smallest unit of the currency. */
  from: number | undefined;
  currency: string;
  /** Prices of upcoming bookable departures. */
  prices: readonly number[];
}
