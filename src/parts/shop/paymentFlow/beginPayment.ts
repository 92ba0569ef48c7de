import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import {
  awaitsConfirmation,
  isAddressProven,
  type PaymentKind,
  type PaymentMethod,
} from '../../../tours/booking/order.ts';
import { BookingRefused } from '../../bookings/bookingRefused.ts';
import { keepsWithinProven } from '../cart/limitHolds.ts';
import { changeOrder, writeOrder } from '../changeOrder.ts';
import { holdUnconfirmed } from '../confirm/holdUnconfirmed.ts';
import type { OpenOrder } from '../openOrder.ts';
import { type OpenPayment, PaymentFault, type PaymentProvider } from '../payments/port.ts';
import { confirmHoldEnd } from '../rules/confirmTime.ts';
import { heldWhilePaying, PAYING_MINUTES } from '../rules/payingTime.ts';
import { confirmUnpaid } from './confirmUnpaid.ts';
import { addPayment, findPayment, findPayments, type KeptPayment, writePayment } from './keptPayment.ts';
import { offeredMethods } from './methods.ts';
import { findPaymentProvider } from './paymentProviders.ts';
import { returnAddress } from './returnPath.ts';
import { type Due, dueOf } from './rules/owed.ts';
import { settlePayment } from './settlePayment.ts';
import { takeSeats } from './takeSeats.ts';
import { leavesPlacesToPayers } from './unpaidShare.ts';

/** What happens next with an order that is to be paid. */
export type PaymentBegun =
  /** The browser is led to the provider. */
  | { kind: 'away'; url: string }
  /** There is nothing to be paid here: it is confirmed. */
  | { kind: 'done' }
  /** Its places are on hold until its traveller has pressed the mailed link. */
  | { kind: 'unconfirmed' }
  /** It has ended, or its places are gone; nothing can be paid any more. */
  | { kind: 'ended' }
  /** Bookings without payment have their part of these places already; it can be paid at once. */
  | { kind: 'payNow' }
  /** Its traveller holds as many places unpaid as one may; it can be paid at once. */
  | { kind: 'tooMany' }
  /** The provider cannot be reached or refuses; the order stands as it was, and can be paid in another way. */
  | { kind: 'unavailable' };

const MINUTE_MS = 60_000;
/** A payment that ends sooner is not offered again. */
const LEAST_LEFT_MS = 5 * MINUTE_MS;

interface Asked {
  kind: PaymentKind;
  method: PaymentMethod;
  publicUrl: string;
}
interface Opening {
  order: OpenOrder;
  payment: KeptPayment;
}

/**
 * Begins the payment of a placed order, or of the balance of a confirmed one, by a method. Asked again it leads to the same payment as long as that can be made.
 * @param publicUrl origin of the site
 */
export async function beginPayment(payload: Payload, id: number, asked: Asked): Promise<PaymentBegun> {
  const begun = await begin(payload, id, asked);
  return begun === 'over' ? fromStart(await begin(payload, id, asked)) : begun;
}

/** What was over twice is over. */
function fromStart(begun: PaymentBegun | 'over'): PaymentBegun {
  return begun === 'over' ? { kind: 'unavailable' } : begun;
}

/** @returns `over` where a payment that was open has failed meanwhile, so that another one can be begun */
async function begin(payload: Payload, id: number, asked: Asked): Promise<PaymentBegun | 'over'> {
  const provider = findPaymentProvider(asked.method);
  let opening: Opening | PaymentBegun | undefined;
  try {
    const shop = await payload.findGlobal({ slug: 'shop', depth: 0 });
    opening = await changeOrder(payload, id, (order, req) => prepare(req, order, { ...asked, shop }));
  } catch (error) {
    if (!(error instanceof BookingRefused)) throw error;
    return { kind: 'ended' };
  }
  if (!opening || 'kind' in opening) return opening ?? { kind: 'ended' };
  if (!provider) return { kind: 'unavailable' };
  const { payment } = opening;
  if (payment.providerId && payment.url) return again(payload, provider, payment);
  try {
    return await keep(payload, provider, payment, await provider.open(askOf(payload, opening, asked)));
  } catch (error) {
    if (error instanceof PaymentFault) return { kind: 'unavailable' };
    throw error;
  }
}

/** Decides what is to be paid, and keeps the places for whoever goes to pay it. */
async function prepare(
  req: PayloadRequest,
  order: OpenOrder,
  { kind, method, shop }: Asked & { shop: Shop },
): Promise<Opening | PaymentBegun> {
  const due = dueOf(order, kind === 'balance');
  if (!due) return { kind: 'ended' };
  const isPlaced = order.status === 'PLACED';
  if (due.amount === 0) {
    return isPlaced ? payLater(req, order, { method, shop }) : { kind: 'done' };
  }
  if (!offeredMethods(shop, order.currency).includes(method)) return { kind: 'unavailable' };
  if (method === 'transfer' || method === 'arrival')
    return isPlaced ? payLater(req, order, { method, shop }) : { kind: 'done' };
  const now = new Date();
  const isWaiting = awaitsConfirmation(order);
  const until = heldWhilePaying(isPlaced && !isWaiting ? (order.placedAt ?? order.createdAt) : undefined, now);
  if (until <= now) return { kind: 'ended' };
  const held = confirmHoldEnd(order);
  // One that waits to be confirmed is held for that, and still waits when nothing is paid.
  if (isPlaced && !(isWaiting && held && held > until)) {
    const expiresAt = until.toISOString();
    await takeSeats(req, order, { status: 'ON_HOLD', expiresAt });
    await writeOrder(req, order.id, { expiresAt, ...(!isWaiting && { method }) });
  }
  return { order, payment: await paymentFor(req, order, { ...due, method, until }) };
}

/** Who has proven an address is booked at once; the places of everybody else are on hold until they have. */
async function payLater(
  req: PayloadRequest,
  order: OpenOrder,
  { method, shop }: { method: PaymentMethod; shop: Shop },
): Promise<PaymentBegun> {
  const isProven = order.customer !== undefined || isAddressProven(order);
  if (isProven && !(await keepsWithinProven(req, order, shop))) return { kind: 'tooMany' };
  if (!awaitsConfirmation(order) && !(await leavesPlacesToPayers(req, order, shop))) return { kind: 'payNow' };
  if (isProven) {
    await confirmUnpaid(req, { ...order, method }, shop);
    return { kind: 'done' };
  }
  await holdUnconfirmed(req, order, { method, shop });
  return { kind: 'unconfirmed' };
}

/** The payment that is open for it already, or a new one. */
async function paymentFor(
  req: PayloadRequest,
  { currency, id: order }: OpenOrder,
  { amount, kind, method, until }: Due & { method: PaymentMethod; until: Date },
): Promise<KeptPayment> {
  const same = { order, provider: method, kind, amount, currency, status: 'open' } as const;
  const where = { and: Object.entries(same).map(([field, value]) => ({ [field]: { equals: value } })) };
  const least = Date.now() + LEAST_LEFT_MS;
  const open = await findPayments({ payload: req.payload, req }, where);
  const found = open.find(({ expiresAt, url }) => !url || Date.parse(expiresAt ?? '') > least);
  if (found) return found;
  const id = await addPayment(req, { ...same, key: randomUUID(), expiresAt: until.toISOString() });
  return (await findPayment(req, id)) as KeptPayment;
}

function askOf(payload: Payload, { order, payment }: Opening, { publicUrl }: Asked) {
  const { amount, currency, expiresAt, key } = payment;
  const address = returnAddress(publicUrl, payload.secret, payment);
  return {
    key,
    amount,
    currency,
    description: createTranslate(DEFAULT_LOCALE)('shop.bill', { reference: order.reference }),
    email: order.contact.emailAddress,
    locale: order.locale ?? DEFAULT_LOCALE,
    returnUrl: address,
    cancelUrl: `${address}&cancelled`,
    expiresAt: new Date(expiresAt ?? Date.now() + PAYING_MINUTES * MINUTE_MS),
  };
}

/** Remembers where it is paid. Nobody was told of one that has ended meanwhile, so nobody pays it. */
async function keep(
  payload: Payload,
  provider: PaymentProvider,
  { id, order }: KeptPayment,
  opened: OpenPayment,
): Promise<PaymentBegun> {
  const isKept = await changeOrder(payload, order, async (_, req) => {
    if ((await findPayment(req, id))?.status !== 'open') return false;
    await writePayment(req, id, { providerId: opened.id, url: opened.url });
    return true;
  });
  if (isKept) return { kind: 'away', url: opened.url };
  await provider.close(opened.id);
  return { kind: 'unavailable' };
}

/** One that was opened before: it may have been paid in another tab. */
async function again(
  payload: Payload,
  { name }: PaymentProvider,
  { providerId = '', url = '' }: KeptPayment,
): Promise<PaymentBegun | 'over'> {
  try {
    const status = await settlePayment(payload, { provider: name, providerId });
    if (status === 'failed') return 'over';
    return status === 'open' ? { kind: 'away', url } : { kind: status === 'paid' ? 'done' : 'ended' };
  } catch (error) {
    if (error instanceof PaymentFault) return { kind: 'away', url };
    throw error;
  }
}
