import type { PopupEntry } from './popupEntry.ts';

/** Props of the popups island. */
export interface PopupsProps {
  /** Every popup that may open on this page. */
  popups: PopupEntry[];
  /** Endpoint with the server's time, for schedules by the site's clock; without it the visitor's clock is used. */
  timeUrl?: string;
}
