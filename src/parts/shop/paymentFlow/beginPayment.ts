import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { readLocale } from '../../../shared/locales.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { awaitsConfirmation, type PaymentKind, type PaymentMethod } from '../../../tours/booking/order.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { keepsWithinProven } from '../cart/limitHolds.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { type OpenPayment, PaymentError, type PaymentProvider } from '../payments/port.ts';
import { confirmHoldEnd } from '../rules/confirmTime.ts';
import { heldWhilePaying, PAYING_MINUTES } from '../rules/payingTime.ts';
import { isAddressTrusted, isTakenByStaff, staffHoldEnd } from '../rules/takenByStaff.ts';
import { applyPaymentState } from './applyPaymentState.ts';
import { confirmUnpaid } from './confirmUnpaid.ts';
import { holdUnconfirmed } from './holdUnconfirmed.ts';
import { offeredMethods } from './methods.ts';
import { findPaymentProvider } from './paymentProviders.ts';
import { returnAddress } from './returnPath.ts';
import { type Due, dueOf } from './rules/owed.ts';
import { addPayment, findPayment, findPayments, type StoredPayment, writePayment } from './storedPayment.ts';
import { takeSeats } from './takeSeats.ts';
import { isWithinUnpaidShare } from './unpaidShare.ts';

/** Result of beginning a payment. */
export type PaymentStart =
  /** Redirect to the payment provider. */
  | { kind: 'away'; url: string }
  /** Confirmed; no payment is due now. */
  | { kind: 'done' }
  /** On hold until the traveller confirms by the mailed link. */
  | { kind: 'unconfirmed' }
  /** Expired, or its seats are gone; nothing can be paid. */
  | { kind: 'ended' }
  /** The share of seats for unpaid bookings is used up; it can be paid at once. */
  | { kind: 'payNow' }
  /** Its traveller holds the most unpaid seats allowed; it can be paid at once. */
  | { kind: 'tooMany' }
  /** The provider is unreachable or refuses; the order is unchanged, and can be paid by another method. */
  | { kind: 'unavailable' };

const MINUTE_MS = 60_000;
/** An open payment that expires sooner is not reused. */
const MIN_LEFT_MS = 5 * MINUTE_MS;

interface PaymentChoice {
  kind: PaymentKind;
  method: PaymentMethod;
  publicUrl: string;
}
interface Opening {
  order: OpenOrder;
  payment: StoredPayment;
}

/**
 * Begins the payment of a placed order, or of a confirmed order's balance, by a method. Called again, it returns the same payment as long as that is
 * open.
 * @param publicUrl origin of the site
 */
export async function beginPayment(payload: Payload, id: number, asked: PaymentChoice): Promise<PaymentStart> {
  const begun = await begin(payload, id, asked);
  return begun === 'over' ? fromStart(await begin(payload, id, asked)) : begun;
}

/** A payment that is over twice in a row is unavailable. */
function fromStart(begun: PaymentStart | 'over'): PaymentStart {
  return begun === 'over' ? { kind: 'unavailable' } : begun;
}

/** @returns `over` when an open payment has failed meanwhile, so that another one can be started */
async function begin(payload: Payload, id: number, asked: PaymentChoice): Promise<PaymentStart | 'over'> {
  const provider = findPaymentProvider(asked.method);
  let opening: Opening | PaymentStart | undefined;
  try {
    const shop = await payload.findGlobal({ slug: 'shop', depth: 0 });
    opening = await changeOrder(payload, id, (order, req) => prepare(req, order, { ...asked, shop }));
  } catch (error) {
    if (!(error instanceof BookingRejectedError)) throw error;
    return { kind: 'ended' };
  }
  if (!opening || 'kind' in opening) return opening ?? { kind: 'ended' };
  if (!provider) return { kind: 'unavailable' };
  const { payment } = opening;
  if (payment.providerId && payment.url) return again(payload, provider, payment);
  try {
    return await keep(payload, provider, payment, await provider.open(askOf(payload, opening, asked)));
  } catch (error) {
    if (error instanceof PaymentError) return { kind: 'unavailable' };
    throw error;
  }
}

/** Decides what is to be paid, and holds the seats while the traveller pays. */
async function prepare(
  req: PayloadRequest,
  order: OpenOrder,
  { kind, method, shop }: PaymentChoice & { shop: Shop },
): Promise<Opening | PaymentStart> {
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
  const byStaff = staffHoldEnd(order, now);
  const held = confirmHoldEnd(order) ?? byStaff;
  const isWaiting = held !== undefined;
  const until = heldWhilePaying(isPlaced && !isWaiting ? (order.placedAt ?? order.createdAt) : undefined, now);
  if (until <= now) return { kind: 'ended' };
  // A longer hold for the confirmation is kept: without payment, the order still awaits it. One by staff lasts as long as they have said.
  if (isPlaced && byStaff === undefined && !(held && held > until)) {
    const expiresAt = until.toISOString();
    await takeSeats(req, order, { status: 'ON_HOLD', expiresAt });
    await writeOrder(req, order.id, { expiresAt, ...(!awaitsConfirmation(order) && { method }) });
  }
  return { order, payment: await paymentFor(req, order, { ...due, method, until }) };
}

/** Books at once for a proven address; otherwise holds the seats until it is proven. */
async function payLater(
  req: PayloadRequest,
  order: OpenOrder,
  { method, shop }: { method: PaymentMethod; shop: Shop },
): Promise<PaymentStart> {
  const isByStaff = isTakenByStaff(order);
  const isProven = order.customer !== undefined || isAddressTrusted(order);
  // Orders by staff are exempt: limits on unpaid seats are a defence against hoarding.
  if (isProven && !isByStaff && !(await keepsWithinProven(req, order, shop))) return { kind: 'tooMany' };
  const mayWait = isByStaff || awaitsConfirmation(order) || (await isWithinUnpaidShare(req, order, shop));
  if (!mayWait) return { kind: 'payNow' };
  if (isProven) {
    await confirmUnpaid(req, { ...order, method }, shop);
    return { kind: 'done' };
  }
  await holdUnconfirmed(req, order, { method, shop });
  return { kind: 'unconfirmed' };
}

/** The open payment for the same amount, or a new one. */
async function paymentFor(
  req: PayloadRequest,
  { currency, id: order }: OpenOrder,
  { amount, kind, method, until }: Due & { method: PaymentMethod; until: Date },
): Promise<StoredPayment> {
  const same = { order, provider: method, kind, amount, currency, status: 'open' } as const;
  const least = Date.now() + MIN_LEFT_MS;
  const open = await findPayments(
    { payload: req.payload, req },
    {
      and: [
        { order: { equals: order } },
        { provider: { equals: method } },
        { kind: { equals: kind } },
        { amount: { equals: amount } },
        { currency: { equals: currency } },
        { status: { equals: 'open' } },
      ],
    },
  );
  const found = open.find(({ expiresAt, url }) => !url || Date.parse(expiresAt ?? '') > least);
  if (found) return found;
  const id = await addPayment(req, { ...same, key: randomUUID(), expiresAt: until.toISOString() });
  return (await findPayment(req, id)) as StoredPayment;
}

function askOf(payload: Payload, { order, payment }: Opening, { publicUrl }: PaymentChoice) {
  const { amount, currency, expiresAt, key } = payment;
  const address = returnAddress(publicUrl, payload.secret, payment);
  return {
    key,
    amount,
    currency,
    description: createTranslate(readLocale(order.locale))('shop.bill', { reference: order.reference }),
    email: order.contact.emailAddress,
    locale: readLocale(order.locale),
    returnUrl: address,
    cancelUrl: `${address}&cancelled`,
    expiresAt: new Date(expiresAt ?? Date.now() + PAYING_MINUTES * MINUTE_MS),
  };
}

/** Stores the provider's id and URL. If the payment has ended meanwhile, its URL is not handed out, so nobody pays it. */
async function keep(
  payload: Payload,
  provider: PaymentProvider,
  { id, order }: StoredPayment,
  opened: OpenPayment,
): Promise<PaymentStart> {
  const isKept = await changeOrder(payload, order, async (_, req) => {
    if ((await findPayment(req, id))?.status !== 'open') return false;
    await writePayment(req, id, { providerId: opened.id, url: opened.url });
    return true;
  });
  if (isKept) return { kind: 'away', url: opened.url };
  await provider.close(opened.id);
  return { kind: 'unavailable' };
}

/** Reuses an opened payment: it may have been paid in another tab. */
async function again(
  payload: Payload,
  { name }: PaymentProvider,
  { providerId = '', url = '' }: StoredPayment,
): Promise<PaymentStart | 'over'> {
  try {
    const status = await applyPaymentState(payload, { provider: name, providerId });
    if (status === 'failed') return 'over';
    return status === 'open' ? { kind: 'away', url } : { kind: status === 'paid' ? 'done' : 'ended' };
  } catch (error) {
    if (error instanceof PaymentError) return { kind: 'away', url };
    throw error;
  }
}
