import { t } from '../../../shared/studioWords/t.ts';
import { MAX_REFERRER } from '../rules/limits.ts';

/** Validates a non-empty list: a rule without any choice would never pass. */
export function checkSome(value: unknown): string | true {
  return (Array.isArray(value) && value.length > 0) || t('Choose at least one, or turn this rule off.');
}

/**
 * Validates the search text of the rule `url`.
 * @param rule the rule's fields
 * @param checkPattern returns the error of a pattern, if any
 */
export async function checkUrl(
  value: unknown,
  rule: unknown,
  checkPattern: (text: string) => Promise<string | undefined>,
): Promise<string | true> {
  const text = String(value ?? '');
  if (!text) return t('Write what to look for, such as weather.example, or turn this rule off.');
  if (text.length > MAX_REFERRER) return t('Write at most {count} characters.', { count: MAX_REFERRER });
  const { action } = (rule ?? {}) as { action?: unknown };
  return action === 'regex' ? ((await checkPattern(text)) ?? true) : true;
}

/** Validates that the end is not before the start. */
export function checkEndDate(value: unknown, { siblingData }: { siblingData: unknown }): string | true {
  const { schedule_start_date: start } = (siblingData ?? {}) as { schedule_start_date?: unknown };
  if (!value || !start || String(value) >= String(start)) return true;
  return t('This is before the start. Choose a later date, or an earlier start.');
}
