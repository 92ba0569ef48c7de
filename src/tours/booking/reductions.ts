import { isObject } from '../../shared/isObject.ts';
import { money, text } from '../readValues.ts';

/** Reduction of an order's price by staff; amount in the smallest unit of its currency. */
export interface Reduction {
  amount: number;
  /** As the traveller reads it; empty where none was given. */
  reason: string;
}

/** Parses stored reductions; invalid ones are left out. */
export function readReductions(stored: unknown): Reduction[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((row) => {
    const amount = isObject(row) ? money(row.amount) : undefined;
    return amount && isObject(row) ? [{ amount, reason: text(row.reason) ?? '' }] : [];
  });
}

/** Adds a reduction; two with one reason are merged. */
export function addReduction(reductions: readonly Reduction[], amount: number, reason = ''): Reduction[] {
  if (amount <= 0) return [...reductions];
  const same = reductions.find((one) => one.reason === reason);
  if (!same) return [...reductions, { amount, reason }];
  return reductions.map((one) => (one === same ? { amount: one.amount + amount, reason } : one));
}

/** Subtracts an amount from the reductions without a reason. */
export function takeBackReduction(reductions: readonly Reduction[], amount: number): Reduction[] {
  let left = amount;
  return reductions.flatMap((one) => {
    const taken = one.reason ? 0 : Math.min(one.amount, left);
    left -= taken;
    return one.amount > taken ? [{ ...one, amount: one.amount - taken }] : [];
  });
}

/**
 * The reductions of an order whose discount becomes smaller, such as by a cancelled booking: each in proportion, rounded down; the
 * rounding remainder goes to the promotion, or else to the last reduction.
 */
export function shrinkReductions(
  { discount, reductions }: { discount: number; reductions: readonly Reduction[] },
  becomes: number,
): Reduction[] {
  if (becomes >= discount) return [...reductions];
  const sum = sumOf(reductions);
  const parts = reductions.map((one) => ({
    ...one,
    amount: Number((BigInt(one.amount) * BigInt(becomes)) / BigInt(discount)),
  }));
  const last = parts.at(-1);
  if (last && sum === discount) last.amount += becomes - sumOf(parts);
  return parts.filter(({ amount }) => amount > 0);
}

/** The sum of the reductions by staff. */
export function sumOf(reductions: readonly Reduction[]): number {
  return reductions.reduce((sum, { amount }) => sum + amount, 0);
}
