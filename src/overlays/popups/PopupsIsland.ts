import type { CleanUp } from '../../islands/types.ts';
import { passesRule, passesTiming } from '../../shared/popups/passesRule.ts';
import { countVisit } from '../../visitor/countVisit.ts';
import type { PopupEntry } from './popupEntry.ts';
import { readServerTime } from './serverTime.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import { watchPopups } from './watchPopups.ts';

export interface PopupsProps {
  /** Every popup that may open on this page. */
  popups: PopupEntry[];
  /** Where the server says its time, for schedules by the site's clock; by default the visitor's clock has to do. */
  timeUrl?: string;
}

/** Counts the page view and opens popups when their time has come. What opening needs is loaded with the first that opens. */
export function mount(_element: HTMLElement, { popups, timeUrl }: PopupsProps): CleanUp {
  const sessionStart = countVisit();

  return watchPopups(popups, {
    open: async (request) => (await import('../popup/openPopup.ts')).openPopup(request),
    passesTiming: async ({ id, timing = {} }) => {
      const asksRare = timing.browsers || timing.devices || timing.logged_in;
      const rare = asksRare && (await import('./rareFacts.ts')).readRareFacts();
      const visitor = takeSnapshot(id, sessionStart, rare);
      const { schedule, ...others } = timing;
      if (!passesTiming(others, visitor)) return false;
      if (timeUrl && schedule?.schedule_timezone === 'site') visitor.serverNow = await readServerTime(timeUrl);
      return passesRule('schedule', timing, visitor);
    },
  });
}
