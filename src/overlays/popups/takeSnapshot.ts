import type { VisitorSnapshot } from '../../shared/popups/visitorSnapshot.ts';
import { readCounters } from '../../visitor/popupCounters.ts';

/**
 * What the browser knows of its visitor now, for the popup with this id. The server's clock is not asked, and what few rules ask
 * is left open.
 */
export function takeSnapshot(id: number, sessionStart: number): VisitorSnapshot {
  const { impressions, pageViews, sessions } = readCounters();
  const now = Date.now();
  const offset = new Date(now).getTimezoneOffset() * 60_000;
  return {
    pageViews,
    sessions,
    sessionStart,
    referrer: document.referrer,
    host: location.host,
    user: null,
    device: 'desktop',
    browser: 'other',
    now,
    wallClock: new Date(now - offset).toISOString().slice(0, 16),
    impressions: impressions[id] ?? { count: 0, timestamps: [] },
  };
}
