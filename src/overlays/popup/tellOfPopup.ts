import { announceVisitorEvent } from '../../visitor/visitorEvents.ts';
import { POPUP_HIDE_EVENT, POPUP_SHOW_EVENT, type PopupEventDetail } from '../popups/popupEvents.ts';

/**
 * Tells the page that a popup has opened, and analytics too.
 * @param method what opened it
 */
export function tellOfOpening(id: number, title: string, method: string): void {
  tell(POPUP_SHOW_EVENT, { id });
  announceVisitorEvent({ name: 'popup_show', popup: title, method });
}

/**
 * Tells the page that a popup has closed, and analytics too.
 * @param method what closed it
 */
export function tellOfClosing(detail: PopupEventDetail, title: string, method: string): void {
  tell(POPUP_HIDE_EVENT, detail);
  announceVisitorEvent({ name: 'popup_close', popup: title, method });
}

function tell(name: string, detail: PopupEventDetail): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
