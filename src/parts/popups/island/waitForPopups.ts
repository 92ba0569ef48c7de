import { readVisits } from '../../../visitor/readVisits.ts';
import type { PopupEntry } from '../popupEntry.ts';
import { armTriggers } from './armTriggers.ts';
import { openBySelector } from './openBySelector.ts';
import { POPUP_HIDE_EVENT, POPUP_SHOW_EVENT } from './popupEvents.ts';
import type { CleanUp } from './triggers/types.ts';
import { tryTo } from './tryTo.ts';
import type { PopupWatch } from './watchPopups.ts';

/** Loads the code that judges the popups of one page view, which ends with `signal`. */
type BringJudge = (signal: AbortSignal) => Promise<PopupWatch>;

/**
 * Waits for triggers of all popups and clicks on their selectors, and loads the code that judges them with the first of these, or when a popup opens
 * or closes otherwise. Pages where none happens do not load it.
 * @param bringJudge called once at most; events while it loads are queued
 */
export function waitForPopups(entries: readonly PopupEntry[], bringJudge: BringJudge): CleanUp {
  const listeners = new AbortController();
  const { signal } = listeners;
  let judge: Promise<PopupWatch> | undefined;

  const ask = (use: (watch: PopupWatch) => void): void => {
    tryTo('Popups skipped:', location.pathname, async () => {
      judge ??= bringJudge(signal);
      const watch = await judge;
      if (!signal.aborted) use(watch);
    });
  };
  const tell = (event: Event): void => ask((watch) => watch.follow(event));

  for (const type of [POPUP_SHOW_EVENT, POPUP_HIDE_EVENT]) document.addEventListener(type, tell, { signal });
  for (const { id, open_selector: selector } of entries) {
    if (selector)
      tryTo('Selector skipped:', selector, () =>
        openBySelector(selector, () => ask((watch) => watch.openAtOnce(id)), signal),
      );
  }
  for (const entry of entries.filter(isDue)) {
    const disarm = armTriggers(entry.triggers ?? {}, () => ask((watch) => watch.openInTurn(entry)));
    signal.addEventListener('abort', disarm);
  }
  return () => listeners.abort();
}

/** False if rules forbid the popup on this page anyway, since they require later pages or sessions. In doubt true. */
function isDue({ timing = {} }: PopupEntry): boolean {
  const { pageViews, sessions } = readVisits();
  const isEarly = (wanted: number | undefined, count: number | undefined): boolean =>
    (wanted as number) > (count as number);
  return !isEarly(timing.page_views?.views, pageViews) && !isEarly(timing.sessions?.sessions, sessions);
}
