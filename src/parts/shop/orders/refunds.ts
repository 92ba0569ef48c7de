import { isObject } from '../../../shared/isObject.ts';
import { money, text } from '../../../tours/readValues.ts';

/** Refund id of money without a provider, such as a transfer: staff refund it themselves. */
export const REFUND_BY_HAND = 'by hand';

/** A refund of a payment: requested first, done once the provider confirms it. */
export interface PaymentRefund {
  /** Idempotency key at the provider. */
  key: string;
  /** Smallest unit of the payment's currency. */
  amount: number;
  /** Requesting user, for the order's history. */
  by: string;
  /** Time of the request, ISO 8601. */
  at: string;
  /** Its id at the provider; undefined until it is done. */
  id: string | undefined;
  /** Whether it lowers the order's price; otherwise the balance becomes due again. */
  lowersPrice: boolean;
  /** Whether staff refunded it themselves, without the provider. */
  isByHand: boolean;
  /** Whether the traveller gets a mail when it is done. */
  notifies: boolean;
  /** Whether the money was taken back in a dispute. */
  isDispute: boolean;
  /** Amount by which it lowered the order's price, smallest unit. */
  lowered: number;
}

/** Parses the refunds of a payment's row; invalid ones are skipped. */
export function readRefunds(stored: unknown): PaymentRefund[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value: unknown) => {
    if (!isObject(value)) return [];
    const [key, amount, at] = [text(value.key), money(value.amount), text(value.at)];
    const [by, id, lowersPrice] = [text(value.by) ?? 'Website', text(value.id), value.lowersPrice === true];
    const [isByHand, isDispute] = [value.isByHand === true, value.isDispute === true];
    const [lowered, notifies] = [money(value.lowered) ?? 0, value.notifies === true];
    return key && amount && at
      ? [{ key, amount, at, by, id, lowersPrice, isByHand, notifies, isDispute, lowered }]
      : [];
  });
}

/** The second a refund was requested, since 1970: which of them a mail is about. */
export function refundSecond({ at }: Pick<PaymentRefund, 'at'>): number {
  return Math.floor(Date.parse(at) / 1000);
}

/**
 * Time of a new refund, ISO 8601: now, or the next second that no refund of the order has, since mails name a refund by its second.
 * @param payments all payments of the order
 */
export function refundTime(payments: readonly { refunds: readonly Pick<PaymentRefund, 'at'>[] }[], now: Date): string {
  const seconds = new Set(payments.flatMap(({ refunds }) => refunds.map(refundSecond)));
  let time = now.getTime();
  while (seconds.has(Math.floor(time / 1000))) time += 1000;
  return new Date(time).toISOString();
}

/** Idempotency key of the full refund of an orphaned payment. */
export function orphanKey({ key }: { key: string }): string {
  return `refund-${key}`;
}

/** Whether a payment was counted as paid for its order, even if it was refunded in part or in full since. */
export function isCounted(payment: { key: string; refunds: readonly PaymentRefund[]; status: string }): boolean {
  const { refunds, status } = payment;
  return status === 'paid' || (status === 'refunded' && !refunds.some(({ key }) => key.startsWith(orphanKey(payment))));
}

/** Refundable amount of a payment, smallest unit; pending refunds are subtracted. */
export function refundableOf({ amount, refunds }: { amount: number; refunds: readonly PaymentRefund[] }): number {
  return Math.max(0, amount - refunds.reduce((sum, refund) => sum + refund.amount, 0));
}
