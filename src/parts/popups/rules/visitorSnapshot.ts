import type { Device } from '../../../shared/style.ts';
import type { Browser } from '../../../visitor/browserNames.ts';

/** How often one visitor has been shown one popup. */
export interface Impressions {
  /** All there ever were. */
  count: number;
  /** The moments of the last ones, epoch ms, in the order they were counted. */
  timestamps: readonly number[];
}

/** Everything that the timing rules ask about a visitor, at one moment, for one popup. */
export interface VisitorSnapshot {
  /** Pages that the visitor has loaded since the site has popups, this one included. */
  pageViews: number;
  /** Browser sessions of the visitor, this one included. */
  sessions: number;
  /** When this browser session began, epoch ms. */
  sessionStart: number;
  /** The visitor's clock, epoch ms. */
  now: number;
  /** The same as the visitor's clock on the wall shows it: `YYYY-MM-DDTHH:mm`. */
  wallClock: string;
  /** The server's clock, epoch ms: asked for by schedules of the site's zone alone. Without it `now` counts. */
  serverNow?: number;
  /** Of the popup that is judged. */
  impressions: Impressions;
  /** The address the visitor came from, or ''. */
  referrer: string;
  /** The site's own host, with its port. */
  host: string;
  /** Null for an anonymous visitor. */
  user: { roles: readonly string[] } | null;
  device: Device;
  browser: Browser;
}
