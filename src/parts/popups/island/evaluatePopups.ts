import type { PopupsProps } from '../popupsProps.ts';
import { passesRule, passesRules } from '../rules/passesRule.ts';
import { readServerTime } from './serverTime.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import { type PopupMeans, type PopupWatch, watchPopups } from './watchPopups.ts';

/**
 * Judges the popups of one page view by their rules, and opens those that pass.
 * @param opened popups that a trigger has opened on an earlier view of this page; new ones are added
 * @param signal ends the page view
 */
export function evaluatePopups({ timeUrl }: PopupsProps, opened: Set<number>, signal: AbortSignal): PopupWatch {
  const means: PopupMeans = {
    open: async (request) => {
      if (request.by === 'trigger') opened.add(request.id);
      return (await import('./popup/openPopup.ts')).openPopup(request);
    },
    passesTiming: async ({ id, timing = {} }) => {
      const visitor = takeSnapshot(id);
      const { schedule, ...others } = timing;
      if (opened.has(id) || !passesRules(others, visitor)) return false;
      if (timeUrl && schedule?.schedule_timezone === 'site') visitor.serverNow = await readServerTime(timeUrl);
      return passesRule('schedule', timing, visitor);
    },
  };
  return watchPopups(means, signal);
}
