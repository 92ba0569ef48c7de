import { announceVisitorEvent } from '../../../../visitor/visitorEvents.ts';
import type { POPUP_HIDE_EVENT, POPUP_SHOW_EVENT, PopupEventDetail } from '../popupEvents.ts';
import type { PopupSettings } from './popupSettings.ts';

// Duplicated: a module shared by two chunks is a third file, which every page with popups would load.
const SHOW: typeof POPUP_SHOW_EVENT = 'rihla/popup/show';
const HIDE: typeof POPUP_HIDE_EVENT = 'rihla/popup/hide';

/**
 * Dispatches the show event, and sends one to analytics. Counts an impression if `times_count` is on; else closing does.
 * @param method what opened it
 */
export function announceOpening(id: number, settings: PopupSettings, method: string): void {
  tell(SHOW, { id, ...(settings.times_count && impression(settings)) });
  announceVisitorEvent({ name: 'popup_show', popup: settings.title, method });
}

/**
 * Dispatches the hide event, and sends one to analytics.
 * @param method what closed it
 */
export function announceClosing(detail: PopupEventDetail, settings: PopupSettings, method: string): void {
  tell(HIDE, { ...detail, ...(!settings.times_count && impression(settings)) });
  announceVisitorEvent({ name: 'popup_close', popup: settings.title, method });
}

function impression({ times_times }: PopupSettings): Pick<PopupEventDetail, 'keptImpressions'> {
  return { keptImpressions: times_times || 1 };
}

function tell(name: string, detail: PopupEventDetail): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
