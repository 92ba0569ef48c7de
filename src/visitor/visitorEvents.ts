/** Fired on `document` for what visitors do that an operator may want to count; analytics listens, if there is any. */
export const VISITOR_EVENT = 'rihla:event';

/** Named and filled as in Google Analytics 4, section “recommended events”. */
export interface ShareEvent {
  name: 'share';
  /** A network's id, or `copy`, `native`, `print`. */
  method: string;
  content_type: string;
  item_id: string;
}

/** Says on `document` what a visitor has done. */
export function announceVisitorEvent(detail: ShareEvent): void {
  document.dispatchEvent(new CustomEvent(VISITOR_EVENT, { detail }));
}
