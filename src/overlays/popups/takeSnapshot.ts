import type { CommonFacts } from '../../shared/popups/visitorSnapshot.ts';
import { readCounters } from '../../visitor/popupCounters.ts';

/**
 * What most popups' rules ask of the visitor, as it is now for the popup with this id. The server's clock is not asked.
 */
export function takeSnapshot(id: number, sessionStart: number): CommonFacts {
  const { impressions, pageViews, sessions } = readCounters();
  const now = Date.now();
  const offset = new Date(now).getTimezoneOffset() * 60_000;
  return {
    pageViews,
    sessions,
    sessionStart,
    now,
    wallClock: new Date(now - offset).toISOString().slice(0, 16),
    impressions: impressions[id] ?? { count: 0, timestamps: [] },
  };
}
