import type { VisitorSnapshot } from '../../shared/popups/visitorSnapshot.ts';
import { visitorBrowser } from '../../visitor/browser.ts';
import { visitorDevice } from '../../visitor/device.ts';
import { readCounters } from '../../visitor/popupCounters.ts';
import { visitorUser } from '../../visitor/visitorUser.ts';

/** What the browser knows of its visitor now, for the popup with this id; the server's clock is not asked. */
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
    user: visitorUser(),
    device: visitorDevice(),
    browser: visitorBrowser(),
    now,
    wallClock: new Date(now - offset).toISOString().slice(0, 16),
    impressions: impressions[id] ?? { count: 0, timestamps: [] },
  };
}
