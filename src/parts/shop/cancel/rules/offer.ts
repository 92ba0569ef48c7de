/** One booking of a cancellation as staff read it; amounts in the smallest unit. */
export interface OfferLine {
  id: number;
  reference: string;
  title: string;
  /** Its part of what was to be paid, and what the terms keep of that. */
  price: number;
  fee: number;
}

/** What a cancellation would do, as staff read it before they press; amounts in the smallest unit of the currency. */
export interface CancellationOffer {
  /** Empty where nothing stands any more. */
  lines: OfferLine[];
  currency: string;
  /** What was paid and not given back yet; absent where no payment is known. */
  paid?: number | undefined;
  /** What goes back by the terms, how much of that by hand, and the most that can. */
  back: number;
  byHand: number;
  most: number;
  /** What the order costs afterwards. */
  total?: number | undefined;
  /** Whether nothing of the order stands afterwards. */
  isWhole: boolean;
}
