/** Fired on `document` when a popup has opened; `detail` is a PopupEventDetail. */
export const POPUP_SHOW_EVENT = 'rihla/popup/show';

/** Fired on `document` when a popup has closed; `detail` is a PopupEventDetail. */
export const POPUP_HIDE_EVENT = 'rihla/popup/hide';

export interface PopupEventDetail {
  id: number;
  /** The visitor wants never to see it again. */
  doNotShowAgain?: boolean;
}
