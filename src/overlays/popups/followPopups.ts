import { MOST_TIMES } from '../../shared/popups/limits.ts';
import { countImpression, hidePopup } from '../../visitor/popupRecords.ts';
import type { PopupEntry } from './popupEntry.ts';
import { POPUP_SHOW_EVENT, type PopupEventDetail } from './popupEvents.ts';

/**
 * Follows what popups say of themselves, however they were opened: counts impressions, when a popup opens if its `times_count`
 * is on and else when it closes, and keeps "do not show again". `opened` grows by each that has opened on this page.
 */
export function followPopups(entries: readonly PopupEntry[], opened: Set<number>): (event: Event) => void {
  return (event) => {
    const { doNotShowAgain, id } = (event as CustomEvent<PopupEventDetail>).detail;
    const entry = entries.find((known) => known.id === id);
    // Of one that only links open here, another page may ask more.
    const { times_count: countsOpening = false, times_times: times = entry ? 1 : MOST_TIMES } =
      entry?.timing?.times ?? {};
    const isOpening = event.type === POPUP_SHOW_EVENT;
    if (isOpening) opened.add(id);
    if (isOpening === countsOpening) countImpression(id, times || 1);
    if (doNotShowAgain) hidePopup(id);
  };
}
