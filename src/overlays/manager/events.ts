import type { CloseReason } from './types.ts';

/** Events on an overlay's element: after it has opened, and when it begins to close; both bubble. */
export const SHOW_EVENT = 'rihla/overlay/show';
export const HIDE_EVENT = 'rihla/overlay/hide';

export interface OverlayEventDetail {
  kind: string;
  id: string;
  /** Only when it closes. */
  reason?: CloseReason;
}

/** Dispatches the open or close event of an overlay. */
export function tell(
  name: typeof SHOW_EVENT | typeof HIDE_EVENT,
  element: HTMLElement,
  detail: OverlayEventDetail,
): void {
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
