import type { Device } from '../../../shared/style.ts';
import type { Browser } from '../../../visitor/browserNames.ts';

/** Impressions of one popup for one visitor. */
export interface Impressions {
  /** Total. */
  count: number;
  /** Timestamps of the latest ones, epoch ms, ascending. */
  timestamps: readonly number[];
}

/** Facts about a visitor for the timing rules of one popup, at one moment. */
export interface VisitorSnapshot {
  /** Pages that the visitor has loaded since the site has popups, including this one. */
  pageViews: number;
  /** Browser sessions of the visitor, including this one. */
  sessions: number;
  /** When this browser session began, epoch ms. */
  sessionStart: number;
  /** The visitor's clock, epoch ms. */
  now: number;
  /** The visitor's local time: `YYYY-MM-DDTHH:mm`. */
  wallClock: string;
  /** The server's clock, epoch ms: only for schedules by the site's clock. Defaults to `now`. */
  serverNow?: number;
  /** Of the popup that is judged. */
  impressions: Impressions;
  /** The referrer, or ''. */
  referrer: string;
  /** The site's own host, with its port. */
  host: string;
  /** Null for an anonymous visitor. */
  user: { roles: readonly string[] } | null;
  device: Device;
  browser: Browser;
}
