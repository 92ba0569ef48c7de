import type { CleanUp } from '../../islands/types.ts';
import { passesRule, passesRules } from '../../shared/popups/passesRule.ts';
import { commonRules } from '../../shared/popups/rules/common.ts';
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

/** Rules whose code comes only with a popup that has one. */
const RARE = ['browsers', 'devices', 'logged_in', 'sources', 'url'] as const;

/** Counts each page view, also of a page that the browser has kept and shows again, and opens popups when their time has come. What opening needs is loaded with the first that opens. */
export function mount(_element: HTMLElement, { popups, timeUrl }: PopupsProps): CleanUp {
  const sessionStart = countVisit();

  const { stop, viewAgain } = watchPopups(popups, {
    open: async (request) => (await import('../popup/openPopup.ts')).openPopup(request),
    passesTiming: async ({ id, timing = {} }) => {
      const visitor = takeSnapshot(id, sessionStart);
      const { schedule, ...others } = timing;
      if (!passesRules(commonRules, others, visitor)) return false;
      if (RARE.some((rule) => timing[rule])) {
        const { addRareFacts, rareRules } = await import('./rareRules.ts');
        if (!passesRules(rareRules, timing, addRareFacts(visitor))) return false;
      }
      if (timeUrl && schedule?.schedule_timezone === 'site') visitor.serverNow = await readServerTime(timeUrl);
      return passesRule(commonRules, 'schedule', timing, visitor);
    },
  });
  const handleShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    countVisit();
    viewAgain();
  };
  addEventListener('pageshow', handleShow);
  return () => {
    removeEventListener('pageshow', handleShow);
    stop();
  };
}
