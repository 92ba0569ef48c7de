import type { OpenOrder } from '../orders/openOrder.ts';

const MINUTE_MS = 60_000;

/** Seats of an unconfirmed order are held so many minutes longer than its traveller has to confirm it: until the scheduled job has ended it. */
export const CONFIRM_GRACE_MINUTES = 15;

/** End of the holds of an unconfirmed order. @param confirmBy moment, ISO 8601; undefined for other orders */
export function confirmHoldEnd({ confirmBy }: Pick<OpenOrder, 'confirmBy'>): Date | undefined {
  return confirmBy === undefined ? undefined : new Date(Date.parse(confirmBy) + CONFIRM_GRACE_MINUTES * MINUTE_MS);
}
