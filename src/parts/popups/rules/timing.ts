import type { Device } from '../../../shared/style.ts';
import type { Browser } from '../../../visitor/browserNames.ts';

/** Where a visitor can have come from. */
export const SOURCES = ['internal', 'external', 'search'] as const;
export type Source = (typeof SOURCES)[number];

/** The periods of the rule `times`; the empty one is all of a visitor's time. */
export const PERIODS = ['', 'session', 'day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/**
 * The timing rules of a popup by the names of the spec (section 3, "Timing rules"). A rule that is there is enabled; all
 * enabled rules must pass.
 */
export interface Timing {
  /** Passes from this page view of the visitor on. */
  page_views?: { views: number };
  /** Passes from this browser session of the visitor on. */
  sessions?: { sessions: number };
  /** Asks about the address the visitor came from: whether it contains a text, or matches a regular expression. */
  url?: { url: string; action: 'show' | 'hide' | 'regex' };
  sources?: { sources: readonly Source[] };
  /** Hides from whoever is logged in (`all`), or has one of the roles (`custom`). */
  logged_in?: { users: 'all' | 'custom'; roles: readonly string[] };
  devices?: { devices: readonly Device[] };
  /** Shown `times_times` times at most in a period. Counted when it opens (`times_count`) or when it closes. */
  times?: { times_count: boolean; times_period: Period; times_times: number };
  browsers?: { browsers: 'all' | 'custom'; browsers_options: readonly Browser[] };
  /**
   * Both ends inclusive, to the minute. `visitor`: clock times `YYYY-MM-DDTHH:mm`, of whatever zone the visitor is in;
   * `site`: moments in UTC, `YYYY-MM-DDTHH:mm…Z`, for which the server has read the site's zone.
   */
  schedule?: { schedule_timezone: 'site' | 'visitor'; schedule_start_date?: string; schedule_end_date?: string };
}

export type RuleName = keyof Timing;
export type RuleSettings<Rule extends RuleName> = NonNullable<Timing[Rule]>;

/** What opens a popup once its timing allows it; the first to fire wins (spec, section 3, "Triggers"). */
export interface Triggers {
  /** Seconds after the page is there. */
  page_load?: { delay: number };
  /** `offset` in percent of the document's height, which only `down` asks for. */
  scrolling?: { direction: 'up' | 'down'; offset: number };
  /** The first element that matches comes into view. */
  scrolling_to?: { selector: string };
  /** Clicks anywhere on the page. */
  click?: { times: number };
  /** Seconds without a key, a pointer, a touch or a scroll. */
  inactivity?: { time: number };
  exit_intent?: Record<string, never>;
  /** Seconds until the probe is looked at. */
  adblock_detection?: { delay: number };
}

export type TriggerName = keyof Triggers;
export type TriggerSettings<Name extends TriggerName> = NonNullable<Triggers[Name]>;

/** What the fields of a rule hold when an editor enables it. */
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

/** What the fields of a trigger hold when an editor enables it. */
export const TRIGGER_DEFAULTS = {
  page_load: { delay: 0 },
  scrolling: { direction: 'down', offset: 50 },
  scrolling_to: { selector: '' },
  click: { times: 1 },
  inactivity: { time: 30 },
  exit_intent: {},
  adblock_detection: { delay: 0 },
} as const satisfies Required<Triggers>;
