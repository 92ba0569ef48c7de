import { countImpression, hidePopup } from './counters/popupRecords.ts';
import { POPUP_SHOW_EVENT, type PopupEventDetail } from './popupEvents.ts';

/**
 * Follows what popups say of themselves, whether they may open on this page by themselves or not: counts impressions, and keeps
 * "do not show again". `opened` grows by each that has opened on this page.
 */
export function followPopups(opened: Set<number>): (event: Event) => void {
  return (event) => {
    const { doNotShowAgain, id, keptImpressions } = (event as CustomEvent<PopupEventDetail>).detail;
    if (event.type === POPUP_SHOW_EVENT) opened.add(id);
    if (keptImpressions) countImpression(id, keptImpressions);
    if (doNotShowAgain) hidePopup(id);
  };
}
