import { placeInSchedule } from './rules/schedule.ts';
import { findSource } from './rules/sources.ts';
import { passesTimes } from './rules/times.ts';
import { matchReferrer } from './rules/url.ts';
import type { RuleName, RuleSettings } from './timing.ts';
import type { VisitorSnapshot } from './visitorSnapshot.ts';

/** Reasons of verdicts, by rule; the studio has a sentence for each. The rule itself decides whether it passes. */
export const REASONS = {
  page_views: ['enough_page_views', 'too_few_page_views'],
  sessions: ['enough_sessions', 'too_few_sessions'],
  url: [
    'referrer_contains_text',
    'referrer_lacks_text',
    'referrer_matches_pattern',
    'referrer_differs_from_pattern',
    'pattern_is_invalid',
  ],
  sources: ['came_from_internal', 'came_from_external', 'came_from_search', 'came_directly'],
  logged_in: ['is_anonymous', 'is_logged_in', 'has_listed_role', 'has_no_listed_role'],
  devices: ['is_on_desktop', 'is_on_tablet', 'is_on_mobile'],
  times: ['shown_fewer_times', 'shown_often_enough'],
  browsers: ['any_browser', 'browser_is_listed', 'browser_is_not_listed'],
  schedule: ['before_start', 'within_schedule', 'after_end'],
} as const satisfies Record<RuleName, readonly string[]>;

export type ReasonOf<Rule extends RuleName> = (typeof REASONS)[Rule][number];
export type Reason = ReasonOf<RuleName>;

type Explain<Rule extends RuleName> = (settings: RuleSettings<Rule>, visitor: VisitorSnapshot) => ReasonOf<Rule>;

/** Finds the reason of each rule, in the order of the spec. */
export const explanations: { [Rule in RuleName]: Explain<Rule> } = {
  page_views: ({ views }, { pageViews }) => (pageViews < views ? 'too_few_page_views' : 'enough_page_views'),
  sessions: (rule, { sessions }) => (sessions < rule.sessions ? 'too_few_sessions' : 'enough_sessions'),
  url: (rule, visitor) => {
    const matches = matchReferrer(rule, visitor);
    if (matches === undefined) return 'pattern_is_invalid';
    if (rule.action === 'regex') return matches ? 'referrer_matches_pattern' : 'referrer_differs_from_pattern';
    return matches ? 'referrer_contains_text' : 'referrer_lacks_text';
  },
  sources: (_rule, visitor) => (visitor.referrer ? `came_from_${findSource(visitor)}` : 'came_directly'),
  logged_in: ({ roles, users }, { user }) => {
    if (!user) return 'is_anonymous';
    if (users === 'all') return 'is_logged_in';
    return user.roles.some((role) => roles.includes(role)) ? 'has_listed_role' : 'has_no_listed_role';
  },
  devices: (_rule, { device }) => `is_on_${device}`,
  times: (rule, visitor) => (passesTimes(rule, visitor) ? 'shown_fewer_times' : 'shown_often_enough'),
  browsers: ({ browsers, browsers_options: listed }, { browser }) => {
    if (browsers === 'all') return 'any_browser';
    return listed.includes(browser) ? 'browser_is_listed' : 'browser_is_not_listed';
  },
  schedule: (rule, visitor) =>
    (({ before: 'before_start', within: 'within_schedule', after: 'after_end' }) as const)[
      placeInSchedule(rule, visitor)
    ],
};
