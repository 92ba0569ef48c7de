import { passesBrowsers } from './browsers.ts';
import { passesDevices } from './devices.ts';
import { passesLoggedIn } from './loggedIn.ts';
import { passesSources } from './sources.ts';
import type { Rules } from './types.ts';
import { passesUrl } from './url.ts';

/** Rules that few popups have: they come with one that does. */
export const rareRules: Rules<'browsers' | 'devices' | 'logged_in' | 'sources' | 'url'> = {
  url: passesUrl,
  sources: passesSources,
  logged_in: passesLoggedIn,
  devices: passesDevices,
  browsers: passesBrowsers,
};
