import { isObject } from '../../shared/isObject.ts';
import { relationId } from '../../shared/rowId.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { money, oneOf, readDate, text, whole } from '../readValues.ts';
import type { BookingContact } from './booking.ts';
import { type Reduction, readReductions } from './reductions.ts';

/** The slugs of the collections. */
export const ORDERS = 'orders';
export const PAYMENTS = 'payments';

/**
 * Statuses of an order. The bookings of a cart are holds; a placed order awaits its payment, or its traveller's confirmation by a mailed link
 * (`awaitsConfirmation`); it is confirmed together with its bookings.
 */
export const ORDER_STATUSES = {
  CART: msg('Cart'),
  PLACED: msg('Waits for payment or confirmation'),
  CONFIRMED: msg('Confirmed'),
  EXPIRED: msg('Expired'),
  CANCELLED: msg('Cancelled'),
} as const;
export type OrderStatus = keyof typeof ORDER_STATUSES;

/** Payment plans. */
export const PAYMENT_PLANS = { full: msg('All of it'), deposit: msg('A deposit') } as const;
export type PaymentPlan = keyof typeof PAYMENT_PLANS;

/** Payment methods. */
export const PAYMENT_METHODS = {
  stripe: msg('Card'),
  paypal: msg('PayPal'),
  transfer: msg('Bank transfer'),
  arrival: msg('On arrival'),
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;

/** Means of payments: the methods that travellers choose from, and cash, which staff note. */
export const PAYMENT_MEANS = { ...PAYMENT_METHODS, cash: msg('Cash') } as const;
export type PaymentMeans = keyof typeof PAYMENT_MEANS;

/** Means of payments that staff receive and note. */
export const RECEIVED_MEANS = ['transfer', 'cash'] as const satisfies readonly PaymentMeans[];
export type ReceivedMeans = (typeof RECEIVED_MEANS)[number];

/** Kinds of payment. */
export const PAYMENT_KINDS = { full: msg('All of it'), deposit: msg('Deposit'), balance: msg('Balance') } as const;
export type PaymentKind = keyof typeof PAYMENT_KINDS;

/** Statuses of a payment; `orphaned`: paid, but it could confirm nothing, so it has to be refunded. */
export const PAYMENT_STATUSES = {
  open: msg('Open'),
  paid: msg('Paid'),
  failed: msg('Failed'),
  orphaned: msg('Has to be given back'),
  refunded: msg('Given back'),
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUSES;

/** A parsed order: bookings that are paid together. Its bookings are rows that refer to it. */
export interface Order {
  id: number;
  /** Reference to read aloud. */
  reference: string;
  status: OrderStatus;
  /** Account of the customer, if signed in. */
  customer: number | undefined;
  contact: BookingContact;
  notes: string | undefined;
  /** Locale code of the traveller's language. */
  locale: string | undefined;
  /** ISO 4217. */
  currency: string;
  /** Amounts in the smallest unit: sum of its bookings, discount, and price. */
  subtotal: number;
  discount: number;
  total: number;
  /** Amount due at once, and amounts paid and refunded. */
  dueNow: number;
  paid: number;
  refunded: number;
  /** Part of the discount that staff gave; the rest is the promotion's. */
  reductions: Reduction[];
  /** Accepted promotion code. */
  promotion: string | undefined;
  plan: PaymentPlan;
  method: PaymentMethod | undefined;
  /** Due date of the balance, `YYYY-MM-DD`. */
  balanceDue: string | undefined;
  /** Moments, ISO 8601. */
  balanceAskedAt: string | undefined;
  placedAt: string | undefined;
  /** Deadline for confirming a pay-later order by its mailed link; undefined for others. */
  confirmBy: string | undefined;
  /** Time at which the order's address was proven by a mailed link. */
  provenAt: string | undefined;
  confirmedAt: string | undefined;
  createdAt: string;
}

/** Parses an order's row; undefined for an invalid one. */
export function readOrder(stored: unknown): Order | undefined {
  if (!isObject(stored)) return undefined;
  const [id, status] = [whole(stored.id, 1, Number.MAX_SAFE_INTEGER), oneOf(ORDER_STATUSES, stored.status)];
  if (id === undefined || !status) return undefined;
  return {
    id,
    status,
    reference: text(stored.reference) ?? '',
    customer: relationId(stored.customer),
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
    reductions: readReductions(stored.reductions),
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

/** Whether a pay-later order awaits confirmation by its mailed link; its bookings are on hold until then. */
export function awaitsConfirmation({ confirmBy, status }: Pick<Order, 'confirmBy' | 'status'>): boolean {
  return status === 'PLACED' && confirmBy !== undefined;
}

/**
 * Payment method by which an order is booked. A transfer or payment on arrival that was chosen for a placed order counts once the order awaits its
 * confirmation: until then its places are on hold for a payment, and a transfer would arrive too late.
 */
export function settledMethod({ method, ...order }: Pick<Order, 'confirmBy' | 'method' | 'status'>): Order['method'] {
  const isLater = method === 'transfer' || method === 'arrival';
  return isLater && order.status === 'PLACED' && !awaitsConfirmation(order) ? undefined : method;
}

/** Whether an order's address is proven, by a mailed link or a payment. Until then it may be anybody's. */
export function isAddressProven({ paid, provenAt }: Pick<Order, 'paid' | 'provenAt'>): boolean {
  return paid > 0 || provenAt !== undefined;
}

/** Balance of an order, smallest unit. */
export function balanceOf({ paid, refunded, total }: Pick<Order, 'paid' | 'refunded' | 'total'>): number {
  return Math.max(0, total - Math.max(0, paid - refunded));
}
