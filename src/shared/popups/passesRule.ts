import type { Rules } from './rules/types.ts';
import type { RuleName, RuleSettings, Timing } from './timing.ts';

/** Whether a rule lets a popup open; one that is not enabled does. */
export function passesRule<Rule extends RuleName, Visitor>(
  rules: Rules<Rule, Visitor>,
  rule: Rule,
  timing: Timing,
  visitor: Visitor,
): boolean {
  const settings = timing[rule] as RuleSettings<Rule> | undefined;
  return !settings || rules[rule](settings, visitor);
}

/** Whether all enabled rules of these pass: what the browser asks; `judgeTiming` also says why. */
export function passesRules<Visitor>(
  rules: Partial<Rules<RuleName, Visitor>>,
  timing: Timing,
  visitor: Visitor,
): boolean {
  const all = rules as Rules<RuleName, Visitor>;
  return (Object.keys(rules) as RuleName[]).every((rule) => passesRule(all, rule, timing, visitor));
}
