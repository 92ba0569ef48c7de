import { passesRule } from './passesRule.ts';
import { explanations, type Reason } from './reasons.ts';
import type { RuleName, Timing } from './timing.ts';
import type { VisitorSnapshot } from './visitorSnapshot.ts';

/** Verdict of one enabled rule, with its reason. */
export interface RuleVerdict {
  rule: RuleName;
  passes: boolean;
  reason: Reason;
}

export interface TimingVerdict {
  /** Verdicts of all enabled rules, in the order of the spec's table. */
  rules: RuleVerdict[];
  /** Whether all of them pass; true without any. */
  passes: boolean;
}

/**
 * Judges a popup's timing for a visitor, real or made up, with a reason for each enabled rule, so that the studio can explain why a popup is shown or
 * not. "Do not show again" and `avoid_multiple_popups` are no timing rules.
 */
export function evaluateTiming(timing: Timing, visitor: VisitorSnapshot): TimingVerdict {
  const verdicts = (Object.keys(explanations) as RuleName[]).filter((rule) => timing[rule]).map(judge);
  return { rules: verdicts, passes: verdicts.every(({ passes }) => passes) };

  function judge<Rule extends RuleName>(rule: Rule): RuleVerdict {
    const settings = timing[rule] as NonNullable<Timing[Rule]>;
    return { rule, passes: passesRule(rule, timing, visitor), reason: explanations[rule](settings, visitor) };
  }
}
