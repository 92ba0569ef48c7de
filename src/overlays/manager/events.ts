import type { CloseReason, OverlayKind } from './types.ts';

/** Fired on an overlay's element when it has opened, and when it has begun to close; both bubble. */
export const SHOW_EVENT = 'rihla/overlay/show';
export const HIDE_EVENT = 'rihla/overlay/hide';

export interface OverlayEventDetail {
  kind: OverlayKind;
  id: string;
  /** Only when it closes. */
  reason?: CloseReason;
}

/** Tells the page that an overlay has opened or closes. */
export function tell(
  name: typeof SHOW_EVENT | typeof HIDE_EVENT,
  element: HTMLElement,
  detail: OverlayEventDetail,
): void {
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
