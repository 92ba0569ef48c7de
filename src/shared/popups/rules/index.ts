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

type Passes<Rule extends RuleName> = (settings: RuleSettings<Rule>, visitor: VisitorSnapshot) => boolean;

/** Every rule by its name in `Timing`, in the order of the spec. */
export const rules: { [Rule in RuleName]: Passes<Rule> } = {
  page_views: passesPageViews,
  sessions: passesSessions,
  url: passesUrl,
  sources: passesSources,
  logged_in: passesLoggedIn,
  devices: passesDevices,
  times: passesTimes,
  browsers: passesBrowsers,
  schedule: passesSchedule,
};
