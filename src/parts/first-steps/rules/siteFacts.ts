/** A page that travellers or the law require. */
export interface NeededPage {
  /** Subject, such as `the booking terms`: a message of the studio. */
  subject: string;
  /** Its form in the studio; undefined where there is no such page. */
  href: string | undefined;
  isPublished: boolean;
  /** Whether it is the demo's, word for word. */
  isOfDemo: boolean;
  /** Placeholder text to be filled in, as on the page. */
  gaps: readonly string[];
  /** The same in its summary, which is not seen on the page. */
  summaryGaps: readonly string[];
}

/** Facts about a site; the first steps are ticked from them alone. */
export interface SiteFacts {
  name: string;
  /** Whether its name and address are still those of the demo. */
  isOfDemo: boolean;
  hasContact: boolean;
  hasPlace: boolean;
  hasOwnLook: boolean;
  /** Form of the header in the studio, and whether it shows the emblem of a site without a logo. */
  header: { href: string; hasEmblem: boolean } | undefined;
  /** Whether a mail server is set up. */
  deliversMail: boolean;
  /** The address at which a test letter has arrived, by its own link. */
  mailArrivedAt: string | undefined;
  /** Published tours that are not the demo's, and those of them with a bookable date. */
  journeys: number;
  journeysOnSale: number;
  isShopOpen: boolean;
  /** Whether its settings are still those of the demo, bank account included. */
  isShopOfDemo: boolean;
  /** Payment methods, such as `bank transfer`: messages of the studio. */
  waysToPay: readonly string[];
  /** Whether a booking was placed and cancelled. */
  hasTestBooking: boolean;
  neededPages: readonly NeededPage[];
  /** Public origin of the site. */
  publicUrl: string;
  isPreparing: boolean;
  /** Whether the site began with the demo, and still has it. */
  hasDemo: boolean;
}
