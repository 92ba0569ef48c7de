import type { RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Passes from the visitor's browser session number `sessions` on. */
export function passesSessions({ sessions }: RuleSettings<'sessions'>, visitor: VisitorSnapshot): boolean {
  return visitor.sessions >= sessions;
}
