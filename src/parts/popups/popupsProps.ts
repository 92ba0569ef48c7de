import type { PopupEntry } from './popupEntry.ts';

/** What a page tells of its popups. */
export interface PopupsProps {
  /** Every popup that may open on this page. */
  popups: PopupEntry[];
  /** Where the server says its time, for schedules by the site's clock; by default the visitor's clock has to do. */
  timeUrl?: string;
}
