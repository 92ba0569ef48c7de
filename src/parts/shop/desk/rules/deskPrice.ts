/** Price of a booking by telephone, for the summary beside the form. */
export interface DeskPrice {
  /** Places left; undefined: not limited. */
  left: number | undefined;
  /** Extras of the journey, with the price of each. */
  extras: { code: string; title: string; price: string }[];
  currency: string;
  /** A rule of the tour that staff may set aside. */
  rule?: string | undefined;
  /** Reason for which it cannot be booked; without a price. */
  refusal?: string;
  rows?: { label: string; value: string }[];
  /** Smallest unit, and in words. */
  total?: number;
  says?: string;
}
