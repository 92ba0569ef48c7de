/** One booking in a cancellation preview for staff; amounts in the smallest unit. */
export interface OfferLine {
  id: number;
  reference: string;
  title: string;
  /** Its part of the price, and the fee kept by the terms. */
  price: number;
  fee: number;
}

/** Preview of a cancellation for staff; amounts in the smallest unit of the currency. */
export interface CancellationOffer {
  /** Empty without active bookings. */
  lines: OfferLine[];
  currency: string;
  /** Amount paid and not refunded; absent without a known payment. */
  paid?: number | undefined;
  /** Refund by the terms, the part of it made by hand, and the highest possible refund. */
  back: number;
  byHand: number;
  most: number;
  /** Price of the order afterwards. */
  total?: number | undefined;
  /** Whether the whole order is cancelled. */
  isWhole: boolean;
}
