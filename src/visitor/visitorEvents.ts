import type { VisitorEvent } from '../shared/analytics/events.ts';

/** Event on `document` for countable actions of visitors; analytics listens, if enabled. */
export const VISITOR_EVENT = 'rihla:event';

/** Fires the visitor event on `document`; `src/shared/analytics/events.ts` lists the types. */
export function announceVisitorEvent(detail: VisitorEvent): void {
  document.dispatchEvent(new CustomEvent<VisitorEvent>(VISITOR_EVENT, { detail }));
}
