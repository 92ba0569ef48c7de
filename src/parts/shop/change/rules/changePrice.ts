import type { DeskPrice } from '../../desk/rules/deskPrice.ts';

/** Effect of a change on the money of an order, for the summary beside the form. Amounts in the smallest unit. */
export interface ChangePrice extends DeskPrice {
  /** Refund that the change causes. */
  back?: number;
  /** Amount by the terms that is kept of those who leave; in words, with the rule. */
  kept?: { amount: number; says: string };
  /** Paid, and what is due or goes back, in sentences. */
  money?: string[];
  /** Whether nothing differs from the booking as it is. */
  isSame?: boolean;
}
