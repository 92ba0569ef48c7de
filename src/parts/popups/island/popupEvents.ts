/** Fired on `document` when a popup has opened; `detail` is a PopupEventDetail. */
export const POPUP_SHOW_EVENT = 'rihla/popup/show';

/** Fired on `document` when a popup has closed; `detail` is a PopupEventDetail. */
export const POPUP_HIDE_EVENT = 'rihla/popup/hide';

export interface PopupEventDetail {
  id: number;
  /** Set when the event is an impression: number of timestamps to keep. */
  keptImpressions?: number;
  /** The visitor chose "do not show again". */
  doNotShowAgain?: boolean;
}
