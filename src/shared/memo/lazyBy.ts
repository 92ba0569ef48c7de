import { lazy } from './lazy.ts';

/**
 * Memoizes async values by key, with a maximum number of cached values; a failure is not cached.
 * @param make its key is plain JSON
 * @param max how many values are cached
 */
export function lazyBy<Question, Value>(
  make: (question: Question) => Promise<Value>,
  max: number,
): (question: Question) => Promise<Value> {
  const entries = new Map<string, () => Promise<Value>>();
  return (question) => {
    const key = JSON.stringify(question);
    const get = entries.get(key) ?? lazy(() => make(question));
    entries.set(key, get);
    const [oldest] = entries.keys();
    if (entries.size > max && oldest !== undefined) entries.delete(oldest);
    return get();
  };
}
