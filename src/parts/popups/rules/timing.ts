import type { Device } from '../../../shared/style.ts';
import type { Browser } from '../../../visitor/browserNames.ts';

/** Sources of a visit. */
export const SOURCES = ['internal', 'external', 'search'] as const;
export type Source = (typeof SOURCES)[number];

/** Periods of the rule `times`; the empty one is unlimited. */
export const PERIODS = ['', 'session', 'day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Timing rules of a popup, with the spec's names. A present rule is enabled; all enabled rules must pass. */
export interface Timing {
  /** Passes from this page view of the visitor on. */
  page_views?: { views: number };
  /** Passes from this browser session of the visitor on. */
  sessions?: { sessions: number };
  /** Tests the referrer: whether it contains a text, or matches a regular expression. */
  url?: { url: string; action: 'show' | 'hide' | 'regex' };
  sources?: { sources: readonly Source[] };
  /** Fails for signed-in visitors (`all`), or those with one of the roles (`custom`). */
  logged_in?: { users: 'all' | 'custom'; roles: readonly string[] };
  devices?: { devices: readonly Device[] };
  /** At most `times_times` impressions in a period. Counted on opening (`times_count`) or on closing. */
  times?: { times_count: boolean; times_period: Period; times_times: number };
  browsers?: { browsers: 'all' | 'custom'; browsers_options: readonly Browser[] };
  /**
   * Both ends inclusive, to the minute. `visitor`: local times `YYYY-MM-DDTHH:mm`, in the visitor's zone; `site`: UTC instants, `YYYY-MM-DDTHH:mm…Z`,
   * converted by the server from the site's zone.
   */
  schedule?: { schedule_timezone: 'site' | 'visitor'; schedule_start_date?: string; schedule_end_date?: string };
}

export type RuleName = keyof Timing;
export type RuleSettings<Rule extends RuleName> = NonNullable<Timing[Rule]>;

/** Triggers of a popup; the first to fire opens it (spec). */
export interface Triggers {
  /** Seconds after the page has loaded. */
  page_load?: { delay: number };
  /** `offset` in percent of the document's height, only for `down`. */
  scrolling?: { direction: 'up' | 'down'; offset: number };
  /** The first element that matches comes into view. */
  scrolling_to?: { selector: string };
  /** Clicks anywhere on the page. */
  click?: { times: number };
  /** Seconds without a key, a pointer, a touch or a scroll. */
  inactivity?: { time: number };
  exit_intent?: Record<string, never>;
  /** Seconds until the bait is checked. */
  adblock_detection?: { delay: number };
}

export type TriggerName = keyof Triggers;
export type TriggerSettings<Name extends TriggerName> = NonNullable<Triggers[Name]>;

/** Default settings of a newly enabled rule. */
export const TIMING_DEFAULTS = {
  page_views: { views: 3 },
  sessions: { sessions: 2 },
  url: { url: '', action: 'show' },
  sources: { sources: SOURCES },
  logged_in: { users: 'all', roles: [] },
  devices: { devices: ['desktop', 'tablet', 'mobile'] },
  times: { times_count: true, times_period: '', times_times: 3 },
  browsers: { browsers: 'all', browsers_options: [] },
  schedule: { schedule_timezone: 'site' },
} as const satisfies Required<Timing>;

/** Default settings of a newly enabled trigger. */
export const TRIGGER_DEFAULTS = {
  page_load: { delay: 0 },
  scrolling: { direction: 'down', offset: 50 },
  scrolling_to: { selector: '' },
  click: { times: 1 },
  inactivity: { time: 30 },
  exit_intent: {},
  adblock_detection: { delay: 0 },
} as const satisfies Required<Triggers>;
