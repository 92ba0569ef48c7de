import { visitorBrowser } from '../../../visitor/browser.ts';
import { visitorDevice } from '../../../visitor/device.ts';
import { readSessionStart } from '../../../visitor/sessionStart.ts';
import { visitorUser } from '../../../visitor/visitorUser.ts';
import type { VisitorSnapshot } from '../rules/visitorSnapshot.ts';
import { readCounters } from './counters/popupCounters.ts';

/** Facts about the visitor for the rules of the popup with this id. Does not ask for the server's time. */
export function takeSnapshot(id: number): VisitorSnapshot {
  const { impressions, pageViews, sessions } = readCounters();
  const now = Date.now();
  const offset = new Date(now).getTimezoneOffset() * 60_000;
  return {
    // At least this page counts, even without storage.
    pageViews: pageViews || 1,
    sessions: sessions || 1,
    sessionStart: readSessionStart(),
    now,
    wallClock: new Date(now - offset).toISOString().slice(0, 16),
    impressions: impressions[id] ?? { count: 0, timestamps: [] },
    referrer: document.referrer,
    host: location.host,
    browser: visitorBrowser(),
    device: visitorDevice(),
    user: visitorUser(),
  };
}
