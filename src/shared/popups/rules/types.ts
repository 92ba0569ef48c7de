import type { RuleName, RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Whether a rule with these settings lets a popup open for this visitor, of whom it asks no more than `Visitor` says. */
export type PassesRule<Rule extends RuleName, Visitor = VisitorSnapshot> = (
  settings: RuleSettings<Rule>,
  visitor: Visitor,
) => boolean;

/** Rules by their names in `Timing`. */
export type Rules<Names extends RuleName = RuleName, Visitor = VisitorSnapshot> = {
  [Rule in Names]: PassesRule<Rule, Visitor>;
};
