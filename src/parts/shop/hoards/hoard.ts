/** Seats held without a payment, a proven address or an account. */
export interface Hoard {
  /** Key of the visitor, from `holderKey`. */
  holder: string;
  seats: number;
  departures: number;
  /** Carts and orders that hold the seats. */
  orders: number;
}

/** Hoards that staff should look at. */
export interface Hoards {
  /** Visitors who hold at least three quarters of the limits, most seats first. */
  visitors: Hoard[];
  /** Sum over all visitors who have proven nothing. */
  together: Omit<Hoard, 'holder'>;
  /** Whether the sum reaches the limits of four visitors: a hoard spread over many addresses. */
  isMuch: boolean;
}

/** Whether there is anything to look at. */
export function isHoarded({ isMuch, visitors }: Hoards): boolean {
  return isMuch || visitors.length > 0;
}
