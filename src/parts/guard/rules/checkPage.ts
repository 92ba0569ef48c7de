import { type Finding, keyOf, type Rule, type SiteFacts } from './finding.ts';
import type { PageModel } from './pageModel.ts';
import { RULES } from './rules.ts';

/**
 * Judges a page by all rules, each finding once.
 * @param onFault called with a rule that throws; the others go on
 */
export function checkPage(
  page: PageModel,
  facts: SiteFacts,
  onFault: (rule: Rule, error: unknown) => void,
  rules: readonly Rule[] = RULES,
): Finding[] {
  const found = new Map<string, Finding>();
  for (const rule of rules) {
    const { id, isBlocking, todo } = rule;
    try {
      for (const each of rule.find(page, facts)) {
        const finding = { ...each, rule: id, isBlocking, todo };
        const key = keyOf(finding);
        if (!found.has(key)) found.set(key, finding);
      }
    } catch (error) {
      onFault(rule, error);
    }
  }
  return [...found.values()];
}
