import type { FormState } from 'payload';
import { isObject, type Values } from '../../shared/isObject.ts';

/**
 * Drops every field of a form-state response that only repeats the request. Payload's form treats every returned field
 * as valid unless the response says otherwise, so a response that came after a refused save cleared its errors.
 * @param sent the form's fields as requested
 */
export function onlyNews(answer: unknown, sent: FormState): unknown {
  if (!isObject(answer) || !isObject(answer.state)) return answer;
  const news = Object.entries(answer.state).filter(
    ([path, field]) => !isKnown(field, sent[path] as Values | undefined),
  );
  return { ...answer, state: Object.fromEntries(news) };
}

function isKnown(answered: unknown, sent: Values | undefined): boolean {
  if (!sent || !isObject(answered) || 'customComponents' in answered) return false;
  // The server omits `valid` and `passesCondition` when true, and a change to true is news.
  if (sent.valid === false || sent.passesCondition === false) return false;
  return Object.entries(answered).every(([key, value]) => key === 'initialValue' || isSame(key, value, sent[key]));
}

/** `valid` and `passesCondition` are true by default. */
function isSame(key: string, answered: unknown, sent: unknown): boolean {
  const [a, b] = [answered, sent].map((value) => value ?? (key === 'valid' || key === 'passesCondition' ? true : null));
  return JSON.stringify(a) === JSON.stringify(b);
}
