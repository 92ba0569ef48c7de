import type { RuleName, RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Whether a rule with these settings lets a popup open for this visitor. */
export type PassesRule<Rule extends RuleName> = (settings: RuleSettings<Rule>, visitor: VisitorSnapshot) => boolean;

/** Rules by their names in `Timing`. */
export type Rules = { [Rule in RuleName]: PassesRule<Rule> };
