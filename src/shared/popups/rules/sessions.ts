import type { RuleSettings } from '../timing.ts';
import type { CommonFacts } from '../visitorSnapshot.ts';

/** Passes from the visitor's browser session number `sessions` on (design, section 8.4). */
export function passesSessions({ sessions }: RuleSettings<'sessions'>, visitor: CommonFacts): boolean {
  return visitor.sessions >= sessions;
}
