import { passesBrowsers } from './browsers.ts';
import { passesDevices } from './devices.ts';
import { passesLoggedIn } from './loggedIn.ts';
import { passesPageViews } from './pageViews.ts';
import { passesSchedule } from './schedule.ts';
import { passesSessions } from './sessions.ts';
import { passesSources } from './sources.ts';
import { passesTimes } from './times.ts';
import type { Rules } from './types.ts';
import { passesUrl } from './url.ts';

/** Rules by their names in `Timing`. */
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
