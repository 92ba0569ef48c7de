import type { DeskPrice } from '../../desk/rules/deskPrice.ts';

/** Effect of a change on the money of an order, for the summary beside the form. Amounts in the smallest unit. */
export interface ChangePrice extends DeskPrice {
  /** Refund that the change causes. */
  back?: number;
  /** Cancellation fee by the terms for removed travellers; as text, with the rule. */
  kept?: { amount: number; says: string };
  /** Paid amount, and the amount due or refunded, in sentences. */
  money?: string[];
  /** Whether the form equals the stored booking. */
  isSame?: boolean;
}
