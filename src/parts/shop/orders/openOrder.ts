import type { Payload, PayloadRequest } from 'payload';
import { findRow, findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { isObject } from '../../../shared/isObject.ts';
import type { Money } from '../../../shared/money.ts';
import { BOOKINGS, type Booking, readBooking } from '../../../tours/booking/booking.ts';
import {
  ORDERS,
  type Order,
  PAYMENT_KINDS,
  PAYMENT_MEANS,
  PAYMENT_STATUSES,
  PAYMENTS,
  type PaymentKind,
  type PaymentMeans,
  type PaymentStatus,
  readOrder,
} from '../../../tours/booking/order.ts';
import { money, oneOf, text } from '../../../tours/readValues.ts';
import { hasUnusedCode } from '../promotions/unusedCode.ts';
import { type PaymentRefund, readRefunds } from './refunds.ts';

/** A payment of an order. */
export interface OrderPayment extends Money {
  id: number;
  provider: PaymentMeans;
  /** Its id at the provider; undefined until it was opened. */
  providerId: string | undefined;
  kind: PaymentKind;
  status: PaymentStatus;
  captureId: string | undefined;
  /** The provider's payment page, as long as the payment is open. */
  url: string | undefined;
  paidAt: string | undefined;
  refunds: readonly PaymentRefund[];
}

/** An order with its bookings and payments. */
export interface OpenOrder extends Order {
  /** Until when a cart can be changed, ISO 8601; for a placed order, the end of its holds. */
  expiresAt: string | undefined;
  /** Key of the visitor who opened its cart, from `holderKey`; absent where unknown. */
  holder?: string | undefined;
  /** In the order in which they were added. */
  bookings: Booking[];
  payments: OrderPayment[];
  /** Whether a promotion was entered that takes nothing off. */
  isCodeUnused?: boolean;
}

type Reader = { payload: Payload; req?: PayloadRequest };

/** One order with its bookings and payments, as it is now; undefined if not found. */
export function findOrder(reader: Reader, id: number): Promise<OpenOrder | undefined> {
  return findOneOrder(reader, { id: { equals: id } });
}

/**
 * The same, by a unique column.
 * @param reader with a request: within its transaction
 */
export async function findOneOrder(
  { payload, req }: Reader,
  where: TypedWhere<typeof ORDERS>,
): Promise<OpenOrder | undefined> {
  const reader = { payload, req };
  const row = await findRow(reader, ORDERS, { where });
  const order = readOrder(row);
  if (!order) return undefined;
  const parts = { where: { order: { equals: order.id } }, sort: 'id' };
  const bookings = await findRows(reader, BOOKINGS, parts);
  const payments = await findRows(reader, PAYMENTS, parts);
  return {
    ...order,
    expiresAt: text(row?.expiresAt),
    holder: text(row?.holder),
    bookings: bookings.flatMap((doc) => readBooking(doc) ?? []),
    payments: payments.flatMap((doc) => readPayment(doc) ?? []),
    ...(hasUnusedCode(row?.history) && { isCodeUnused: true }),
  };
}

/** Parses a payment's row; undefined for an invalid one. */
export function readPayment(stored: unknown): OrderPayment | undefined {
  if (!isObject(stored)) return undefined;
  const provider = oneOf(PAYMENT_MEANS, stored.provider);
  const status = oneOf(PAYMENT_STATUSES, stored.status);
  if (!provider || !status) return undefined;
  return {
    id: Number(stored.id),
    provider,
    status,
    providerId: text(stored.providerId),
    kind: oneOf(PAYMENT_KINDS, stored.kind) ?? 'full',
    amount: money(stored.amount) ?? 0,
    currency: text(stored.currency) ?? 'EUR',
    captureId: text(stored.captureId),
    url: text(stored.url),
    paidAt: text(stored.paidAt),
    refunds: readRefunds(stored.refunds),
  };
}
