import type { RuleVerdict } from '../rules/evaluateTiming.ts';
import type { ReasonOf } from '../rules/reasons.ts';
import { countImpressions } from '../rules/rules/times.ts';
import type { RuleName, RuleSettings, Timing } from '../rules/timing.ts';
import type { VisitorSnapshot } from '../rules/visitorSnapshot.ts';
import { PERIOD_LABELS } from '../settings/labels.ts';

/** Labels of rules. */
export const RULE_LABELS: Record<RuleName, string> = {
  page_views: 'Pages seen',
  sessions: 'Visits',
  url: 'Address of the page before',
  sources: 'Kind of site',
  logged_in: 'Signed in',
  devices: 'Device',
  times: 'Not too often',
  browsers: 'Browser',
  schedule: 'Dates',
};

type Text<Rule extends RuleName> = string | ((settings: RuleSettings<Rule>, visitor: VisitorSnapshot) => string);
type Texts = { [Rule in RuleName]: Record<ReasonOf<Rule>, Text<Rule>> };

const pages: Text<'page_views'> = ({ views }, { pageViews }) =>
  `This is page ${pageViews} that the visitor sees; it opens from page ${views} on.`;
const visits: Text<'sessions'> = (rule, { sessions }) =>
  `This is visit ${sessions}; it opens from visit ${rule.sessions} on.`;
const times: Text<'times'> = (rule, visitor) => {
  const period = rule.times_period ? PERIOD_LABELS[rule.times_period].toLowerCase() : 'all time';
  return `Shown ${countImpressions(rule, visitor)} of ${rule.times_times} times within ${period}.`;
};

const TEXTS: Texts = {
  page_views: { enough_page_views: pages, too_few_page_views: pages },
  sessions: { enough_sessions: visits, too_few_sessions: visits },
  url: {
    referrer_contains_text: ({ url }) => `The address contains “${url}”.`,
    referrer_lacks_text: ({ url }) => `The address does not contain “${url}”.`,
    referrer_matches_pattern: 'The address matches the pattern.',
    referrer_differs_from_pattern: 'The address does not match the pattern.',
    pattern_is_invalid: 'The pattern is not valid, so it never matches. Correct it.',
  },
  sources: {
    came_from_internal: 'The visitor came from this site.',
    came_from_external: 'The visitor came from another site.',
    came_from_search: 'The visitor came from a search engine.',
    came_directly: 'The visitor came from nowhere, which counts as another site.',
  },
  logged_in: {
    is_anonymous: 'The visitor is not signed in.',
    is_logged_in: 'The visitor is signed in.',
    has_listed_role: 'The visitor is signed in with a role that is left out.',
    has_no_listed_role: 'The visitor is signed in, with no role that is left out.',
  },
  devices: {
    is_on_desktop: 'The visitor is on a computer.',
    is_on_tablet: 'The visitor is on a tablet.',
    is_on_mobile: 'The visitor is on a phone.',
  },
  times: { shown_fewer_times: times, shown_often_enough: times },
  browsers: {
    any_browser: 'Every browser is welcome.',
    browser_is_listed: 'The browser is one of those chosen.',
    browser_is_not_listed: 'The browser is none of those chosen.',
  },
  schedule: {
    before_start: 'The first date is still to come.',
    within_schedule: 'The moment lies within the dates.',
    after_end: 'The last date has passed.',
  },
};

/** Explains a rule's verdict in a sentence. */
export function explainRule({ reason, rule }: RuleVerdict, timing: Timing, visitor: VisitorSnapshot): string {
  const text = (TEXTS[rule] as Record<string, Text<RuleName>>)[reason] ?? '';
  if (typeof text === 'string') return text;
  // The text was chosen by the rule, so its settings match.
  return text(timing[rule] as never, visitor);
}
