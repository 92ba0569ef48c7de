import type { VisitorEvent } from '../shared/analytics/events.ts';

/** Fired on `document` for what visitors do that an operator may want to count; analytics listens, if there is any. */
export const VISITOR_EVENT = 'rihla:event';

/** Says on `document` what a visitor has done; `src/shared/analytics/events.ts` lists what can be said. */
export function announceVisitorEvent(detail: VisitorEvent): void {
  document.dispatchEvent(new CustomEvent<VisitorEvent>(VISITOR_EVENT, { detail }));
}
