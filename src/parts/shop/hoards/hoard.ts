/** Places that are kept from others without a payment, a proven address or an account. */
export interface Hoard {
  /** Names the visitor, as `holderKey` does. */
  holder: string;
  seats: number;
  departures: number;
  /** Carts and orders that hold them. */
  orders: number;
}

/** Who holds so much that staff should look at it. */
export interface Hoards {
  /** Visitors who hold three quarters of what one visitor may and more, those with most seats first. */
  visitors: Hoard[];
  /** What all visitors who have proven nothing hold together. */
  together: Omit<Hoard, 'holder'>;
  /** Whether that is as much as four visitors may hold: by many addresses, then, of which each holds little. */
  isMuch: boolean;
}

/** Whether there is anything to look at. */
export function isHoarded({ isMuch, visitors }: Hoards): boolean {
  return isMuch || visitors.length > 0;
}
