import type { RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Passes in all browsers, or in those that are listed. */
export function passesBrowsers(rule: RuleSettings<'browsers'>, { browser }: VisitorSnapshot): boolean {
  return rule.browsers === 'all' || rule.browsers_options.includes(browser);
}
