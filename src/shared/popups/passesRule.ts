import type { Rules } from './rules/types.ts';
import type { RuleName, RuleSettings, Timing } from './timing.ts';
import type { VisitorSnapshot } from './visitorSnapshot.ts';

/** Whether a rule lets a popup open; one that is not enabled does. */
export function passesRule<Rule extends RuleName>(
  rules: Pick<Rules, Rule>,
  rule: Rule,
  timing: Timing,
  visitor: VisitorSnapshot,
): boolean {
  const settings = timing[rule] as RuleSettings<Rule> | undefined;
  return !settings || rules[rule](settings, visitor);
}

/** Whether all enabled rules of these pass: what the browser asks; `judgeTiming` also says why. */
export function passesRules(rules: Partial<Rules>, timing: Timing, visitor: VisitorSnapshot): boolean {
  return (Object.keys(rules) as RuleName[]).every((rule) => passesRule(rules as Rules, rule, timing, visitor));
}
