import { isObject } from '../../shared/isObject.ts';
import { money, oneOf, readDate, text, whole } from '../readValues.ts';
import { type BookingContact, idOf } from './booking.ts';

/** The slugs of the collections. */
export const ORDERS = 'orders';
export const PAYMENTS = 'payments';

/**
 * What an order can be. As long as it is a cart its bookings are holds; what is placed waits for its payment, or for its traveller to confirm it by a mailed link
 * (`awaitsConfirmation`); it is confirmed with its bookings, all at once.
 */
export const ORDER_STATUSES = {
  CART: 'Cart',
  PLACED: 'Waits for payment or confirmation',
  CONFIRMED: 'Confirmed',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
} as const;
export type OrderStatus = keyof typeof ORDER_STATUSES;

/** How much is paid at once. */
export const PAYMENT_PLANS = { full: 'All of it', deposit: 'A deposit' } as const;
export type PaymentPlan = keyof typeof PAYMENT_PLANS;

/** How it is paid. */
export const PAYMENT_METHODS = {
  stripe: 'Card',
  paypal: 'PayPal',
  transfer: 'Bank transfer',
  arrival: 'On arrival',
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;

/** What a payment is for. */
export const PAYMENT_KINDS = { full: 'All of it', deposit: 'Deposit', balance: 'Balance' } as const;
export type PaymentKind = keyof typeof PAYMENT_KINDS;

/** What a payment can be; `orphaned`: paid, but nothing could be confirmed by it, so that it has to be given back. */
export const PAYMENT_STATUSES = {
  open: 'Open',
  paid: 'Paid',
  failed: 'Failed',
  orphaned: 'Has to be given back',
  refunded: 'Given back',
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUSES;

/** What a traveller takes from the site together, whatever is stored. Its bookings are rows of their own that name it. */
export interface Order {
  id: number;
  /** One to say aloud. */
  reference: string;
  status: OrderStatus;
  /** The account that it belongs to, of somebody who was signed in. */
  customer: number | undefined;
  contact: BookingContact;
  notes: string | undefined;
  /** Code of the language in which the traveller booked. */
  locale: string | undefined;
  /** ISO 4217. */
  currency: string;
  /** Amounts in the smallest unit: its bookings together, what a promotion takes off, and what is to be paid in all. */
  subtotal: number;
  discount: number;
  total: number;
  /** What is paid at once, and what has been paid and given back. */
  dueNow: number;
  paid: number;
  refunded: number;
  /** The code of the promotion, as it was entered and accepted. */
  promotion: string | undefined;
  plan: PaymentPlan;
  method: PaymentMethod | undefined;
  /** The last day to pay what is left, `YYYY-MM-DD`. */
  balanceDue: string | undefined;
  /** Moments, ISO 8601. */
  balanceAskedAt: string | undefined;
  placedAt: string | undefined;
  /** Until when one that is paid later has to be confirmed by its mailed link; undefined of all others. */
  confirmBy: string | undefined;
  /** When whoever ordered has proven the address of the order, by a mailed link. */
  provenAt: string | undefined;
  confirmedAt: string | undefined;
  createdAt: string;
}

/** An order from its row; undefined for what is none. */
export function readOrder(stored: unknown): Order | undefined {
  if (!isObject(stored)) return undefined;
  const [id, status] = [whole(stored.id, 1, Number.MAX_SAFE_INTEGER), oneOf(ORDER_STATUSES, stored.status)];
  if (id === undefined || !status) return undefined;
  return {
    id,
    status,
    reference: text(stored.reference) ?? '',
    customer: idOf(stored.customer),
    contact: isObject(stored.contact) ? (stored.contact as BookingContact) : {},
    notes: text(stored.notes),
    locale: text(stored.locale),
    currency: text(stored.currency) ?? 'EUR',
    subtotal: money(stored.subtotal) ?? 0,
    discount: money(stored.discount) ?? 0,
    total: money(stored.total) ?? 0,
    dueNow: money(stored.dueNow) ?? 0,
    paid: money(stored.paid) ?? 0,
    refunded: money(stored.refunded) ?? 0,
    promotion: text(stored.promotion),
    plan: oneOf(PAYMENT_PLANS, stored.plan) ?? 'full',
    method: oneOf(PAYMENT_METHODS, stored.method),
    balanceDue: readDate(stored.balanceDue),
    balanceAskedAt: text(stored.balanceAskedAt),
    placedAt: text(stored.placedAt),
    confirmBy: text(stored.confirmBy),
    provenAt: text(stored.provenAt),
    confirmedAt: text(stored.confirmedAt),
    createdAt: text(stored.createdAt) ?? '',
  };
}

/** Whether an order that is paid later waits for its traveller to press the mailed link; its bookings are on hold until then. */
export function awaitsConfirmation({ confirmBy, status }: Pick<Order, 'confirmBy' | 'status'>): boolean {
  return status === 'PLACED' && confirmBy !== undefined;
}

/** Whether the address of an order is its traveller's: a mailed link was pressed, or something was paid. Until then it may be anybody's. */
export function isAddressProven({ paid, provenAt }: Pick<Order, 'paid' | 'provenAt'>): boolean {
  return paid > 0 || provenAt !== undefined;
}

/** What is still to be paid of an order, smallest unit. */
export function balanceOf({ paid, refunded, total }: Pick<Order, 'paid' | 'refunded' | 'total'>): number {
  return Math.max(0, total - Math.max(0, paid - refunded));
}
