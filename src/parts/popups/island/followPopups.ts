import { countImpression, hidePopup } from './counters/popupRecords.ts';
import { POPUP_SHOW_EVENT, type PopupEventDetail } from './popupEvents.ts';

/**
 * Handles events of all popups, also of those opened by links: counts impressions, and stores "do not show again". Adds each popup opened on this
 * page to `opened`.
 */
export function followPopups(opened: Set<number>): (event: Event) => void {
  return (event) => {
    const { doNotShowAgain, id, keptImpressions } = (event as CustomEvent<PopupEventDetail>).detail;
    if (event.type === POPUP_SHOW_EVENT) opened.add(id);
    if (keptImpressions) countImpression(id, keptImpressions);
    if (doNotShowAgain) hidePopup(id);
  };
}
