import type { Shop } from '../../../cms/payload-types.ts';
import type { SharedContent } from '../../../content/types.ts';

/** Places in a cart are kept so long, in minutes, unless the settings say otherwise. */
export const DEFAULT_HOLD_MINUTES = 30;
/** So many days before a journey the rest of its price is due. */
export const DEFAULT_BALANCE_DAYS = 42;
/** Seats, and departures, that one visitor may hold before anything is paid or an address is proven: two families, or a small group that compares dates. */
export const DEFAULT_HELD_SEATS = 12;
export const DEFAULT_HELD_DEPARTURES = 4;
/** The same of whoever has proven an address by a mailed link: a customer, or a mailbox. */
export const DEFAULT_PROVEN_SEATS = 24;
export const DEFAULT_PROVEN_DEPARTURES = 8;
/** So many hours a booking that is paid later waits to be confirmed by its mailed link. */
export const DEFAULT_CONFIRM_HOURS = 24;
/** Of the places of a departure, in percent, that bookings without any payment may take together; the others are left to those who pay. */
export const DEFAULT_UNPAID_SHARE = 50;
/** So many days after a transfer should have arrived, a booking for which nothing came ends. */
export const DEFAULT_UNPAID_DAYS = 3;
/** So many days a bank transfer may take. */
export const DEFAULT_TRANSFER_DAYS = 5;

/** The settings of the shop; it is off where nobody has saved any. */
export function shopOf({ globals }: Pick<SharedContent, 'globals'>): Partial<Shop> {
  return (globals.shop as Shop | undefined) ?? {};
}
