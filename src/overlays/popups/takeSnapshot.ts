import type { VisitorSnapshot } from '../../shared/popups/visitorSnapshot.ts';
import { readCounters } from '../../visitor/popupCounters.ts';
import type { RareFacts } from './rareFacts.ts';

/** In place of what no rule of the popup asks. */
const UNASKED: RareFacts = { browser: 'other', device: 'desktop', user: null };

/** What the browser knows of its visitor now, for the popup with this id; the server's clock is not asked. */
export function takeSnapshot(id: number, sessionStart: number, rare = UNASKED): VisitorSnapshot {
  const { impressions, pageViews, sessions } = readCounters();
  const now = Date.now();
  const offset = new Date(now).getTimezoneOffset() * 60_000;
  return {
    pageViews,
    sessions,
    sessionStart,
    referrer: document.referrer,
    host: location.host,
    ...rare,
    now,
    wallClock: new Date(now - offset).toISOString().slice(0, 16),
    impressions: impressions[id] ?? { count: 0, timestamps: [] },
  };
}
