import type { RuleName, RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';
import { passesBrowsers } from './browsers.ts';
import { passesDevices } from './devices.ts';
import { passesLoggedIn } from './loggedIn.ts';
import { passesPageViews } from './pageViews.ts';
import { passesSchedule } from './schedule.ts';
import { passesSessions } from './sessions.ts';
import { passesSources } from './sources.ts';
import { passesTimes } from './times.ts';
import { passesUrl } from './url.ts';

/** Whether a rule with these settings lets a popup open for this visitor. */
type PassesRule<Rule extends RuleName> = (settings: RuleSettings<Rule>, visitor: VisitorSnapshot) => boolean;

/** Rules by their names in `Timing`. */
type Rules = { [Rule in RuleName]: PassesRule<Rule> };

/** All rules of timing. */
export const rules: Rules = {
  page_views: passesPageViews,
  sessions: passesSessions,
  times: passesTimes,
  url: passesUrl,
  sources: passesSources,
  logged_in: passesLoggedIn,
  devices: passesDevices,
  browsers: passesBrowsers,
  schedule: passesSchedule,
};
