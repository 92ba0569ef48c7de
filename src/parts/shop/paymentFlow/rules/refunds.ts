import { isObject } from '../../../../shared/isObject.ts';
import { money, text } from '../../../../tours/readValues.ts';

/** Money of a payment that is given back: asked for first, done once the provider has said so. */
export interface PaymentRefund {
  /** Names it at the provider; the same again is the same refund. */
  key: string;
  /** Smallest unit of the payment's currency. */
  amount: number;
  /** Who wished it, for the order's history. */
  by: string;
  /** When it was asked for, ISO 8601. */
  at: string;
  /** Its name at the provider; undefined until it is done. */
  id: string | undefined;
  /** Whether the order costs so much less from then on; otherwise the balance asks for it again. */
  lowersPrice: boolean;
  /** Whether staff have given it back themselves, past the provider. */
  isByHand: boolean;
  /** Whether it was taken back in a dispute. */
  isDispute: boolean;
  /** By how much it has lowered the order's price, smallest unit. */
  lowered: number;
}

/** The refunds of a payment from its row; what is none is left out. */
export function readRefunds(stored: unknown): PaymentRefund[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value: unknown) => {
    if (!isObject(value)) return [];
    const [key, amount, at] = [text(value.key), money(value.amount), text(value.at)];
    const [by, id, lowersPrice] = [text(value.by) ?? 'Website', text(value.id), value.lowersPrice === true];
    const [isByHand, isDispute] = [value.isByHand === true, value.isDispute === true];
    const lowered = money(value.lowered) ?? 0;
    return key && amount && at ? [{ key, amount, at, by, id, lowersPrice, isByHand, isDispute, lowered }] : [];
  });
}

/** The key by which all of a payment is given back that could confirm nothing. */
export function orphanKey({ key }: { key: string }): string {
  return `refund-${key}`;
}

/** Whether a payment was counted to what is paid of its order, though some of it or all has gone back since. */
export function isCounted(payment: { key: string; refunds: readonly PaymentRefund[]; status: string }): boolean {
  const { refunds, status } = payment;
  return status === 'paid' || (status === 'refunded' && !refunds.some(({ key }) => key.startsWith(orphanKey(payment))));
}

/** What of a payment can still be given back, smallest unit; what is being given back already cannot. */
export function refundableOf({ amount, refunds }: { amount: number; refunds: readonly PaymentRefund[] }): number {
  return Math.max(0, amount - refunds.reduce((sum, refund) => sum + refund.amount, 0));
}
