import { rules } from './rules/index.ts';
import type { RuleName, RuleSettings, Timing } from './timing.ts';
import type { VisitorSnapshot } from './visitorSnapshot.ts';

/** Whether a rule passes; a disabled one does. */
export function passesRule<Rule extends RuleName>(rule: Rule, timing: Timing, visitor: VisitorSnapshot): boolean {
  const settings = timing[rule] as RuleSettings<Rule> | undefined;
  return !settings || rules[rule](settings, visitor);
}

/** Whether all enabled rules pass, for the browser; `evaluateTiming` adds reasons. */
export function passesRules(timing: Timing, visitor: VisitorSnapshot): boolean {
  return (Object.keys(rules) as RuleName[]).every((rule) => passesRule(rule, timing, visitor));
}
