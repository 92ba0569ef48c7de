import { announceVisitorEvent } from '../../visitor/visitorEvents.ts';
import type { POPUP_HIDE_EVENT, POPUP_SHOW_EVENT, PopupEventDetail } from '../popups/popupEvents.ts';

// Written again: a module that two chunks share is a third file, which every page with popups would pay for.
const SHOW: typeof POPUP_SHOW_EVENT = 'rihla/popup/show';
const HIDE: typeof POPUP_HIDE_EVENT = 'rihla/popup/hide';

/**
 * Tells the page that a popup has opened, and analytics too.
 * @param method what opened it
 */
export function tellOfOpening(id: number, title: string, method: string): void {
  tell(SHOW, { id });
  announceVisitorEvent({ name: 'popup_show', popup: title, method });
}

/**
 * Tells the page that a popup has closed, and analytics too.
 * @param method what closed it
 */
export function tellOfClosing(detail: PopupEventDetail, title: string, method: string): void {
  tell(HIDE, detail);
  announceVisitorEvent({ name: 'popup_close', popup: title, method });
}

function tell(name: string, detail: PopupEventDetail): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
