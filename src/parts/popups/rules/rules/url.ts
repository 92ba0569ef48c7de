import { referrerExpression } from '../../../../shared/referrerExpression.ts';
import { MAX_REFERRER } from '../limits.ts';
import type { RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

type UrlRule = RuleSettings<'url'>;

/** Whether the referrer contains the text or matches the pattern; undefined for an invalid pattern. */
export function matchReferrer({ action, url }: UrlRule, { referrer }: VisitorSnapshot): boolean | undefined {
  const text = referrer.slice(0, MAX_REFERRER);
  if (action !== 'regex') return text.includes(url);
  try {
    return referrerExpression(url).test(text);
  } catch {
    // Patterns are validated on save; by the spec an invalid one fails silently.
    return undefined;
  }
}

/** `show` and `regex` pass on a match, `hide` without one; an invalid pattern never passes. */
export function passesUrl(rule: UrlRule, visitor: VisitorSnapshot): boolean {
  return matchReferrer(rule, visitor) === (rule.action !== 'hide');
}
