import { listen } from '../../islands/triggers/listen.ts';
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

/**
 * Counts each page view and opens popups when their time has come. What opening needs is loaded with the first that opens. A
 * page that the browser has kept and shows again is a new view of it, on which no trigger opens what one has opened before.
 */
export function mount(_element: HTMLElement, { popups, timeUrl }: PopupsProps): CleanUp {
  const opened = new Set<number>();

  const view = (): CleanUp => {
    const sessionStart = countVisit();
    return watchPopups(popups, {
      open: async (request) => {
        if (request.by === 'trigger') opened.add(request.id);
        return (await import('../popup/openPopup.ts')).openPopup(request);
      },
      passesTiming: async ({ id, timing = {} }) => {
        const visitor = takeSnapshot(id, sessionStart);
        const { schedule, ...others } = timing;
        if (opened.has(id) || !passesRules(commonRules, others, visitor)) return false;
        // The code of all others comes only with a popup that has one of them.
        if (Object.keys(timing).some((rule) => !(rule in commonRules))) {
          const { addRareFacts, rareRules } = await import('./rareRules.ts');
          if (!passesRules(rareRules, timing, addRareFacts(visitor))) return false;
        }
        if (timeUrl && schedule?.schedule_timezone === 'site') visitor.serverNow = await readServerTime(timeUrl);
        return passesRule(commonRules, 'schedule', timing, visitor);
      },
    });
  };

  let endView = view();
  const stopListening = listen(window, 'pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    endView();
    endView = view();
  });
  return () => {
    stopListening();
    endView();
  };
}
