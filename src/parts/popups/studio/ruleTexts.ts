import { msg, t } from '../../../shared/studioWords/t.ts';
import type { RuleVerdict } from '../rules/evaluateTiming.ts';
import type { ReasonOf } from '../rules/reasons.ts';
import { countImpressions } from '../rules/rules/times.ts';
import type { RuleName, RuleSettings, Timing } from '../rules/timing.ts';
import type { VisitorSnapshot } from '../rules/visitorSnapshot.ts';
import { PERIOD_LABELS } from '../settings/labels.ts';

/** Labels of rules. */
export const RULE_LABELS: Record<RuleName, string> = {
  page_views: msg('Pages seen'),
  sessions: msg('Visits'),
  url: msg('Address of the page before'),
  sources: msg('Kind of site'),
  logged_in: msg('Signed in'),
  devices: msg('Device'),
  times: msg('Not too often'),
  browsers: msg('Browser'),
  schedule: msg('Dates'),
};

type Text<Rule extends RuleName> = string | ((settings: RuleSettings<Rule>, visitor: VisitorSnapshot) => string);
type Texts = { [Rule in RuleName]: Record<ReasonOf<Rule>, Text<Rule>> };

const pages: Text<'page_views'> = ({ views }, { pageViews }) =>
  t('This is page {number} that the visitor sees; it opens from page {from} on.', { number: pageViews, from: views });
const visits: Text<'sessions'> = (rule, { sessions }) =>
  t('This is visit {number}; it opens from visit {from} on.', { number: sessions, from: rule.sessions });
const times: Text<'times'> = (rule, visitor) => {
  const period = t(PERIOD_LABELS[rule.times_period || 'ever']).toLowerCase();
  return t('Shown {shown} of {times} times within {period}.', {
    shown: countImpressions(rule, visitor),
    times: rule.times_times,
    period,
  });
};

const TEXTS: Texts = {
  page_views: { enough_page_views: pages, too_few_page_views: pages },
  sessions: { enough_sessions: visits, too_few_sessions: visits },
  url: {
    referrer_contains_text: ({ url }) => t('The address contains “{text}”.', { text: url }),
    referrer_lacks_text: ({ url }) => t('The address does not contain “{text}”.', { text: url }),
    referrer_matches_pattern: msg('The address matches the pattern.'),
    referrer_differs_from_pattern: msg('The address does not match the pattern.'),
    pattern_is_invalid: msg('The pattern is not valid, so it never matches. Correct it.'),
  },
  sources: {
    came_from_internal: msg('The visitor came from this site.'),
    came_from_external: msg('The visitor came from another site.'),
    came_from_search: msg('The visitor came from a search engine.'),
    came_directly: msg('The visitor came from nowhere, which counts as another site.'),
  },
  logged_in: {
    is_anonymous: msg('The visitor is not signed in.'),
    is_logged_in: msg('The visitor is signed in.'),
    has_listed_role: msg('The visitor is signed in with a role that is left out.'),
    has_no_listed_role: msg('The visitor is signed in, with no role that is left out.'),
  },
  devices: {
    is_on_desktop: msg('The visitor is on a computer.'),
    is_on_tablet: msg('The visitor is on a tablet.'),
    is_on_mobile: msg('The visitor is on a phone.'),
  },
  times: { shown_fewer_times: times, shown_often_enough: times },
  browsers: {
    any_browser: msg('Every browser is welcome.'),
    browser_is_listed: msg('The browser is one of those chosen.'),
    browser_is_not_listed: msg('The browser is none of those chosen.'),
  },
  schedule: {
    before_start: msg('The first date is still to come.'),
    within_schedule: msg('The moment lies within the dates.'),
    after_end: msg('The last date has passed.'),
  },
};

/** Explains a rule's verdict in a sentence. */
export function explainRule({ reason, rule }: RuleVerdict, timing: Timing, visitor: VisitorSnapshot): string {
  const text = (TEXTS[rule] as Record<string, Text<RuleName>>)[reason] ?? '';
  if (typeof text === 'string') return t(text);
  // The text was chosen by the rule, so its settings match.
  return text(timing[rule] as never, visitor);
}
