import { lazy } from './lazy.ts';

/**
 * Makes a value for each question on first use and keeps the last ones made; a failure is not kept.
 * @param make a question is plain JSON
 * @param max how many values are kept
 */
export function lazyBy<Question, Value>(
  make: (question: Question) => Promise<Value>,
  max: number,
): (question: Question) => Promise<Value> {
  const kept = new Map<string, () => Promise<Value>>();
  return (question) => {
    const key = JSON.stringify(question);
    const get = kept.get(key) ?? lazy(() => make(question));
    kept.set(key, get);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return get();
  };
}
