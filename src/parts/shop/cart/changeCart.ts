import type { Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { createRow } from '../../../cms/database/queries/rows.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '../../../shared/locales.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { CART_COOKIE, cartKeyOf, createCartSecret } from '../rules/cartCookie.ts';
import { type CartRefusal, CartRejectedError, catchRejection } from './cartRejectedError.ts';
import { findCart } from './findCart.ts';
import { holderKey, limitHolds } from './limitHolds.ts';
import { remainingHoldTime } from './remainingHoldTime.ts';
import { isLonger, linesAt, renewedEnd } from './rules/cartLines.ts';
import { partyOf, type RequestedParty, withinParty } from './rules/lineAsked.ts';
import {
  addOrMergeLine,
  type CartRules,
  dropLine,
  extendHold,
  holdMinutes,
  setParty,
  storeTotals,
} from './storeLines.ts';

/** Result of a change: the cart as it is now, with the secret that its browser sends; or why it was refused. */
export type CartChange = { cart: OpenOrder; secret: string } | { refused: CartRefusal };

/** Owner of the cart, and the rules for changing it. */
export interface CartOwner extends CartRules {
  payload: Payload;
  cookies: Readonly<Record<string, string>>;
  /** As `EndpointContext.visitor`. */
  visitor: string;
  /** The account of a signed-in visitor. */
  customer?: number | undefined;
  /** The visitor's language; absent: the default. */
  locale?: LocaleCode;
}

/**
 * Holds seats for a party on a departure, in the cart of the browser or in a new one, in one transaction.
 * @param asked id of the departure, and the party
 */
export async function addLine(
  asking: CartOwner,
  asked: { departure: number; party: RequestedParty },
): Promise<CartChange> {
  const { cookies, payload } = asking;
  return catchRejection(async () => {
    const known = await findCart(payload, cookies);
    const added =
      known &&
      (await changeOrder(payload, known.id, async (order, req) => {
        // The cart was placed a moment ago, in another tab.
        if (order.status !== 'CART') return undefined;
        await addOrMergeLine(req, order, asked, rulesOf(asking));
        await limit(req, order, asking);
        return storeTotals(req, order.id, asking);
      }));
    if (added) return { cart: added, secret: secretOf(asking) };
    const secret = createCartSecret();
    const req = await createLocalReq({}, payload);
    const cart = await inTransaction(req, async () => {
      const order = await openCart(req, secret, asking);
      await addOrMergeLine(req, order, asked, rulesOf(asking));
      await limit(req, order, asking);
      return storeTotals(req, order.id, asking);
    });
    return { cart, secret };
  });
}

/** Changes travellers and extras of a line. @param line uuid of its booking */
export function changeLine(asking: CartOwner, line: string, party: RequestedParty): Promise<CartChange> {
  return withLine(asking, line, async (found, { isLive, order, req }) => {
    if (!isLive) throw new CartRejectedError('ended');
    await setParty(req, found, withinParty(party));
    await limit(req, order, asking);
  });
}

/** Removes a line from the cart and releases its seats at once. */
export function removeLine(asking: CartOwner, line: string): Promise<CartChange> {
  return withLine(asking, line, (found, { isLive, req }) => dropLine(req, found, isLive ? 'CANCELLED' : 'EXPIRED'));
}

/** Holds the seats of a line again whose hold has expired. A line that is still held is unchanged. */
export function askAgain(asking: CartOwner, line: string): Promise<CartChange> {
  return withLine(asking, line, async (found, { isLive, order, req }) => {
    if (isLive) return;
    await addOrMergeLine(req, order, { departure: found.departure, party: partyOf(found) }, rulesOf(asking));
    await limit(req, order, asking);
  });
}

/** Extends the holds of all lines that are still held. */
export function renewCart(asking: CartOwner): Promise<CartChange> {
  return withCart(asking, async (order, req) => {
    const { now, shop } = asking;
    const holder = holderOf(asking);
    const { live } = linesAt(order, now);
    // Sorted by departure, so that two requests that renew lines of the same departures cannot deadlock.
    const lines = live.toSorted((one, other) => (one.departure ?? 0) - (other.departure ?? 0));
    let isRenewed = false;
    for (const line of lines) {
      const most = await remainingHoldTime(req, { departure: line.departure, except: line.id, holder, now });
      const end = renewedEnd(line, { minutes: holdMinutes(shop), most, now });
      isRenewed ||= isLonger(line, end);
      await extendHold(req, line, end);
    }
    if (!isRenewed) throw new CartRejectedError('ended');
  });
}

type Change = (line: Booking, within: { isLive: boolean; order: OpenOrder; req: PayloadRequest }) => Promise<void>;

function withLine(asking: CartOwner, uuid: string, change: Change): Promise<CartChange> {
  return withCart(asking, async (order, req) => {
    const { ended, live } = linesAt(order, asking.now);
    const found = [...live, ...ended].find((line) => line.uuid === uuid);
    // A form of an old tab: the line has been removed, or was never in this cart.
    if (!found) throw new CartRejectedError('ended');
    await change(found, { isLive: live.includes(found), order, req });
  });
}

function withCart(
  asking: CartOwner,
  change: (order: OpenOrder, req: PayloadRequest) => Promise<void>,
): Promise<CartChange> {
  return catchRejection(async () => {
    const known = await findCart(asking.payload, asking.cookies);
    const cart =
      known &&
      (await changeOrder(asking.payload, known.id, async (order, req) => {
        if (order.status !== 'CART') throw new CartRejectedError('ended');
        await change(order, req);
        return storeTotals(req, order.id, asking);
      }));
    if (!cart) throw new CartRejectedError('ended');
    return { cart, secret: secretOf(asking) };
  });
}

function secretOf({ cookies }: CartOwner): string {
  return cookies[CART_COOKIE] ?? '';
}

function holderOf({ customer, payload, visitor }: CartOwner): string {
  return holderKey(payload, visitor, customer);
}

function rulesOf(asking: CartOwner): CartRules {
  return { ...asking, holder: holderOf(asking) };
}

/** Assigns the cart to the account that has signed in since it was opened, and checks the limits of holds. */
async function limit(req: PayloadRequest, { id }: OpenOrder, asking: CartOwner): Promise<void> {
  const holder = holderOf(asking);
  const isCustomer = asking.customer !== undefined;
  if (isCustomer) await writeOrder(req, id, { holder });
  await limitHolds(req, holder, { ...asking, isCustomer });
}

async function openCart(req: PayloadRequest, secret: string, asking: CartOwner): Promise<OpenOrder> {
  const { locale = DEFAULT_LOCALE } = asking;
  const data = { status: 'CART', cartKey: cartKeyOf(secret), locale, holder: holderOf(asking) } as const;
  const { id } = await createRow(req.payload, ORDERS, data, { req });
  const order = await findOrder({ payload: req.payload, req }, id);
  if (!order) throw new Error('What was stored is no order.');
  return order;
}
