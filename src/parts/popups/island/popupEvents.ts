/** Fired on `document` when a popup has opened; `detail` is a PopupEventDetail. */
export const POPUP_SHOW_EVENT = 'rihla/popup/show';

/** Fired on `document` when a popup has closed; `detail` is a PopupEventDetail. */
export const POPUP_HIDE_EVENT = 'rihla/popup/hide';

export interface PopupEventDetail {
  id: number;
  /** The event is an impression of the popup, of which the moments of the last so many are kept. */
  keptImpressions?: number;
  /** The visitor wants never to see it again. */
  doNotShowAgain?: boolean;
}
