import { msg } from '../../../shared/studioWords/t.ts';
import type { Device } from '../../../shared/style.ts';
import type { Browser } from '../../../visitor/browserNames.ts';
import type { VisitorSnapshot } from '../rules/visitorSnapshot.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Choices for the last impression, with its assumed age in ms; the session is assumed to have begun 10 minutes ago. */
export const LAST_SHOWN = {
  session: { label: msg('in this visit'), ago: 5 * MINUTE },
  day: { label: msg('earlier today'), ago: 120 * MINUTE },
  week: { label: msg('some days ago'), ago: 3 * DAY },
  month: { label: msg('some weeks ago'), ago: 14 * DAY },
  ever: { label: msg('months ago'), ago: 90 * DAY },
} as const;

/** A made-up visitor. */
export interface MadeUpVisitor {
  pageViews: number;
  sessions: number;
  /** Referrer, or ''. */
  referrer: string;
  /** '' when not signed in. */
  role: string;
  device: Device;
  browser: Browser;
  /** `YYYY-MM-DDTHH:mm` in the editor's time zone. */
  clock: string;
  shown: number;
  lastShown: keyof typeof LAST_SHOWN;
}

/** The snapshot of a made-up visitor in the editor's time zone. */
export function makeSnapshot(visitor: MadeUpVisitor, host: string): VisitorSnapshot {
  const { browser, clock, device, lastShown, pageViews, referrer, role, sessions, shown } = visitor;
  const now = new Date(clock).getTime();
  return {
    pageViews,
    sessions,
    sessionStart: now - 10 * MINUTE,
    referrer,
    host,
    user: role ? { roles: [role] } : null,
    device,
    browser,
    now,
    wallClock: clock,
    serverNow: now,
    impressions: { count: shown, timestamps: Array<number>(shown).fill(now - LAST_SHOWN[lastShown].ago) },
  };
}

/** A moment as value of a `datetime-local` input, in the browser's time zone. */
export function toClock(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}
