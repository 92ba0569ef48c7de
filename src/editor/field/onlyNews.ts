import type { FormState } from 'payload';
import { isObject, type Values } from '../../shared/isObject.ts';

/**
 * Takes out of the server's answer to a change each field of which it says nothing that the form has not said itself. Payload's form takes every field that is
 * answered for valid unless the answer says otherwise, and so an answer that came after a refused save wiped away what was wrong.
 * @param sent the form's fields as they were asked about
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
  // The server says nothing of what is well, and that it is well again is news.
  if (sent.valid === false || sent.passesCondition === false) return false;
  return Object.entries(answered).every(([key, value]) => key === 'initialValue' || isSame(key, value, sent[key]));
}

/** A field is valid and shown as long as nobody says otherwise. */
function isSame(key: string, answered: unknown, sent: unknown): boolean {
  const [a, b] = [answered, sent].map((value) => value ?? (key === 'valid' || key === 'passesCondition' ? true : null));
  return JSON.stringify(a) === JSON.stringify(b);
}
