import type { Device } from '../../../shared/style.ts';
import type { Browser } from '../../../visitor/browserNames.ts';
import type { VisitorSnapshot } from '../rules/visitorSnapshot.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** When the popup was shown last, with how long ago that is taken to be, in ms; a visit is taken to have begun 10 minutes ago. */
export const LAST_SHOWN = {
  session: { label: 'in this visit', ago: 5 * MINUTE },
  day: { label: 'earlier today', ago: 120 * MINUTE },
  week: { label: 'some days ago', ago: 3 * DAY },
  month: { label: 'some weeks ago', ago: 14 * DAY },
  ever: { label: 'months ago', ago: 90 * DAY },
} as const;

/** A visitor as an editor makes one up. */
export interface MadeUpVisitor {
  pageViews: number;
  sessions: number;
  /** Address of the page before this one, or ''. */
  referrer: string;
  /** '' for somebody who is not signed in. */
  role: string;
  device: Device;
  browser: Browser;
  /** `YYYY-MM-DDTHH:mm` by the editor's clock. */
  clock: string;
  shown: number;
  lastShown: keyof typeof LAST_SHOWN;
}

/** What a visitor's browser would know, who has the editor's time zone. */
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

/** A moment as an input for dates and times wants it, by the clock of this browser. */
export function toClock(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}
