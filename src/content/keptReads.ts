import type { Touched } from '../shared/contentEvents.ts';

/** What was read, kept until a change touches what it is made of. */
export interface KeptReads<Question, Value> {
  /** Reads once for all who ask the same; a failure is not kept. */
  get(question: Question): Promise<Value>;
  /** Forgets what the change touches, and what is being read now: nobody knows yet what that is made of. */
  change(touched: Touched): void;
}

interface Kept<Value> {
  value: Promise<Value>;
  /** Undefined while it is being read. */
  tags?: ReadonlySet<string>;
}

/**
 * @param read a question is plain JSON
 * @param tagsOf the tags of all that an answer shows (`shared/contentTags.ts`)
 * @param max how many are kept, the last ones that were read
 */
export function keepReads<Question, Value>(
  read: (question: Question) => Promise<Value>,
  tagsOf: (question: Question, value: Value) => Iterable<string>,
  max: number,
): KeptReads<Question, Value> {
  const kept = new Map<string, Kept<Value>>();

  function begin(key: string, question: Question): Kept<Value> {
    const made: Kept<Value> = { value: read(question) };
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    made.value
      .then((value) => {
        made.tags = new Set(tagsOf(question, value));
      })
      .catch(() => {
        if (kept.get(key) === made) kept.delete(key);
      });
    return made;
  }

  return {
    get(question) {
      const key = JSON.stringify(question) ?? '';
      return (kept.get(key) ?? begin(key, question)).value;
    },
    change(touched) {
      for (const [key, { tags }] of kept)
        if (!tags || touched === 'everything' || touched.some((tag) => tags.has(tag))) kept.delete(key);
    },
  };
}
