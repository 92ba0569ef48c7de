import type { Shop } from '../../../cms/payload-types.ts';
import type { SharedContent } from '../../../content/types.ts';

/** Minutes for which seats in a cart are held, unless the settings say otherwise. */
export const DEFAULT_HOLD_MINUTES = 30;
/** Days before a tour at which its balance is due. */
export const DEFAULT_BALANCE_DAYS = 42;
/** Seats, and departures, that one visitor may hold before a payment or a proven address: two families, or a small group that compares dates. */
export const DEFAULT_HELD_SEATS = 12;
export const DEFAULT_HELD_DEPARTURES = 4;
/** The same with an address proven by a mailed link: per customer, or mailbox. */
export const DEFAULT_PROVEN_SEATS = 24;
export const DEFAULT_PROVEN_DEPARTURES = 8;
/** Hours within which a pay-later booking has to be confirmed by its mailed link. */
export const DEFAULT_CONFIRM_HOURS = 24;
/** Maximum share of a departure's seats, in percent, that all unpaid bookings may take together; the rest is left to paid ones. */
export const DEFAULT_UNPAID_SHARE = 50;
/** Days after the due date of a transfer at which an unpaid booking is cancelled. */
export const DEFAULT_UNPAID_DAYS = 3;
/** Days that a bank transfer may take. */
export const DEFAULT_TRANSFER_DAYS = 5;

/** The settings of the shop; empty, and so off, before the first save. */
export function shopOf({ globals }: Pick<SharedContent, 'globals'>): Partial<Shop> {
  return (globals.shop as Shop | undefined) ?? {};
}
