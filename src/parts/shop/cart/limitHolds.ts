import type { Payload, PayloadRequest } from 'payload';
import { counterKey } from '../../../cms/database/counters/counterKey.ts';
import { takeQuota } from '../../../cms/database/counters/takeQuota.ts';
import { lockName } from '../../../cms/database/locks/lockName.ts';
import { findRow, findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { readAddress } from '../../../cms/mail/address/addresses.ts';
import { normalizeMailbox } from '../../../cms/mail/address/mailboxKey.ts';
import type { Shop } from '../../../cms/payload-types.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { ORDERS, type OrderStatus } from '../../../tours/booking/order.ts';
import { lockSeats, takesSeats } from '../../bookings/seats.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import {
  DEFAULT_HELD_DEPARTURES,
  DEFAULT_HELD_SEATS,
  DEFAULT_PROVEN_DEPARTURES,
  DEFAULT_PROVEN_SEATS,
} from '../rules/shopSettings.ts';
import { CartRejectedError } from './cartRejectedError.ts';

/** Maximum number of rows read; more than one visitor can hold. The newest are read: carts that hold nothing any more are kept for a week. */
const MAX_ROWS = 1_000;

/** Order states in which seats can be held; a cart’s too. */
const HOLDING = ['CART', 'PLACED', 'CONFIRMED'] as const satisfies OrderStatus[];

/** Unpaid carts and orders that are not cancelled or expired. */
const IS_UNPAID: TypedWhere<typeof ORDERS> = {
  and: [{ status: { in: HOLDING } }, { or: [{ paid: { exists: false } }, { paid: { less_than_equal: 0 } }] }],
};

/** Bookings of those. */
export const OF_UNPAID_ORDER: TypedWhere<typeof BOOKINGS> = {
  and: [
    { 'order.status': { in: HOLDING } },
    { or: [{ 'order.paid': { exists: false } }, { 'order.paid': { less_than_equal: 0 } }] },
  ],
};

/** Maximum number of cart changes within a day that hold seats: each leaves a booking, which is kept until `deleteEndedBookings` deletes it. */
export const CART_QUOTA = { name: 'cart-changes', perVisitor: 400 } as const;

type Secret = Pick<Payload, 'secret'>;

/**
 * Key of the visitor who holds seats in an order, without personal data.
 * @param visitor as `EndpointContext.visitor`
 * @param customer the account of a signed-in visitor, the same on all devices
 */
export function holderKey({ secret }: Secret, visitor: string, customer?: number | undefined): string {
  return counterKey(secret, 'holder', customer === undefined ? visitor : `customer:${customer}`);
}

/** Key of an address's mailbox, independent of its spelling; undefined for an invalid address. */
export function mailboxKeyOf({ secret }: Secret, email: string | undefined): string | undefined {
  const read = readAddress(email);
  return read && counterKey(secret, 'mailbox', normalizeMailbox(read.address).mailbox);
}

/**
 * Prevents inventory hoarding: limits the seats and departures that one visitor holds by carts and by unpaid orders without a proven address; for a
 * customer, by all unpaid ones. Called after a change, within its transaction.
 * @param holder as `holderKey` gives it
 * @param isCustomer whether the key is of a customer
 * @throws CartRejectedError where they are more than the settings allow
 */
export async function limitHolds(
  req: PayloadRequest,
  holder: string,
  { isCustomer, now, shop }: { isCustomer: boolean; now: Date; shop: Partial<Shop> },
): Promise<void> {
  // Serializes carts of one visitor.
  await lockName(req, `holder:${holder}`);
  if (await takeQuota(req, CART_QUOTA, { now: now.getTime(), visitor: holder })) throw new CartRejectedError('held');
  const unproven: TypedWhere<typeof ORDERS>[] = [{ customer: { exists: false } }, { provenAt: { exists: false } }];
  const held = await heldBy(req, [{ holder: { equals: holder } }, ...(isCustomer ? [] : unproven)], now);
  if (!isWithin(held, isCustomer ? provenLimit(shop) : heldLimit(shop))) throw new CartRejectedError('held');
}

/**
 * Whether an order with a proven address can be booked without a payment: together with all others of the same account, of the same mailbox, and
 * proven by the same visitor, it stays within the settings' limits. Called under the order's lock, within its transaction.
 */
export async function keepsWithinProven(req: PayloadRequest, order: OpenOrder, shop: Partial<Shop>): Promise<boolean> {
  const now = new Date();
  const { customer, id } = order;
  await lockSeats(
    req,
    order.bookings.flatMap(({ departure }) => departure ?? []),
  );
  const reader = { payload: req.payload, req };
  const row = await findRow(reader, ORDERS, { where: { id: { equals: id } }, select: { holder: true, mailbox: true } });
  const isProven: TypedWhere<typeof ORDERS> = { or: [{ provenAt: { exists: true } }, { customer: { exists: true } }] };
  const { holder, mailbox } = row ?? {};
  const keys: { lock: string; key: number | string | null | undefined; isSame: TypedWhere<typeof ORDERS> }[] = [
    { lock: 'customer:holder', key: customer, isSame: { customer: { equals: customer ?? null } } },
    { lock: 'holder', key: holder, isSame: { holder: { equals: holder ?? null } } },
    { lock: 'mailbox:holder', key: mailbox, isSame: { mailbox: { equals: mailbox ?? null } } },
  ];
  const known = keys.filter(({ key }) => key !== undefined && key !== null);
  for (const { key, lock } of known) await lockName(req, `${lock}:${key}`);
  for (const { isSame } of known) {
    const others: TypedWhere<typeof ORDERS> = { and: [isSame, isProven] };
    const held = await heldBy(req, [{ or: [{ id: { equals: id } }, others] }], now);
    if (!isWithin(held, provenLimit(shop))) return false;
  }
  return true;
}

interface HeldCount {
  seats: number;
  departures: number;
}

function heldLimit({ heldDepartures, heldSeats }: Partial<Shop>): HeldCount {
  return { seats: heldSeats ?? DEFAULT_HELD_SEATS, departures: heldDepartures ?? DEFAULT_HELD_DEPARTURES };
}

function provenLimit({ provenDepartures, provenSeats }: Partial<Shop>): HeldCount {
  return { seats: provenSeats ?? DEFAULT_PROVEN_SEATS, departures: provenDepartures ?? DEFAULT_PROVEN_DEPARTURES };
}

function isWithin(held: HeldCount, limit: HeldCount): boolean {
  return held.seats <= limit.seats && held.departures <= limit.departures;
}

/** Seats and departures held by unpaid carts and orders. @param conditions selects the carts and orders */
async function heldBy(
  req: PayloadRequest,
  conditions: readonly TypedWhere<typeof ORDERS>[],
  now: Date,
): Promise<HeldCount> {
  const reader = { payload: req.payload, req };
  const isUnpaid = { and: [IS_UNPAID, ...conditions] };
  const newest = { sort: '-id', limit: MAX_ROWS };
  const orders = await findRows(reader, ORDERS, { where: isUnpaid, select: { id: true }, ...newest });
  if (orders.length === 0) return { seats: 0, departures: 0 };
  const held = await findRows(reader, BOOKINGS, {
    where: { and: [{ order: { in: orders.map(({ id }) => id) } }, takesSeats(now)] },
    select: { departure: true, places: true },
    ...newest,
  });
  return {
    seats: held.reduce((sum, { places }) => sum + (places ?? 0), 0),
    departures: new Set(held.map(({ departure }) => departure)).size,
  };
}
