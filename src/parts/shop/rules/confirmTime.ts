import type { OpenOrder } from '../openOrder.ts';

const MINUTE_MS = 60_000;

/** The places of an unconfirmed order are held so much longer than its traveller has to confirm it, in minutes: until the round has ended it. */
export const CONFIRM_GRACE_MINUTES = 15;

/** Until when the places of an unconfirmed order are held. @param confirmBy moment, ISO 8601; undefined of any other order */
export function confirmHoldEnd({ confirmBy }: Pick<OpenOrder, 'confirmBy'>): Date | undefined {
  return confirmBy === undefined ? undefined : new Date(Date.parse(confirmBy) + CONFIRM_GRACE_MINUTES * MINUTE_MS);
}
