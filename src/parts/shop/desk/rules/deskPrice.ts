/** Price of a booking by telephone, for the summary beside the form. */
export interface DeskPrice {
  /** Seats left; undefined: not limited. */
  left: number | undefined;
  /** Extras of the journey, with the price of each. */
  extras: { code: string; title: string; price: string }[];
  currency: string;
  /** A rule of the tour that staff may override. */
  rule?: string | undefined;
  /** Reason for which it cannot be booked; without a price. */
  refusal?: string;
  rows?: { label: string; value: string }[];
  /** In the smallest unit, and as text. */
  total?: number;
  says?: string;
}
