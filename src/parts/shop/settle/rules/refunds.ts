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
}

/** The refunds of a payment from its row; what is none is left out. */
export function readRefunds(stored: unknown): PaymentRefund[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value: unknown) => {
    if (!isObject(value)) return [];
    const [key, amount, at] = [text(value.key), money(value.amount), text(value.at)];
    const [by, id, lowersPrice] = [text(value.by) ?? 'Website', text(value.id), value.lowersPrice === true];
    return key && amount && at ? [{ key, amount, at, by, id, lowersPrice }] : [];
  });
}

/** What of a payment can still be given back, smallest unit; what is being given back already cannot. */
export function refundableOf({ amount, refunds }: { amount: number; refunds: readonly PaymentRefund[] }): number {
  return Math.max(0, amount - refunds.reduce((sum, refund) => sum + refund.amount, 0));
}
