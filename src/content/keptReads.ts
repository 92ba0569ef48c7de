import type { Touched } from '../shared/contentEvents.ts';

/** What was read, kept until a change touches what it is made of. */
export interface KeptReads<Question, Value> {
  /** Reads once for all who ask the same; a failure is not kept, nor that there is nothing, whose questions strangers make up. */
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
 * @param max how many are kept, the last ones that were asked for
 */
export function keepReads<Question, Value>(
  read: (question: Question) => Promise<Value>,
  tagsOf: (question: Question, value: NonNullable<Value>) => Iterable<string>,
  max: number,
): KeptReads<Question, Value> {
  const kept = new Map<string, Kept<Value>>();

  function begin(key: string, question: Question): Kept<Value> {
    const made: Kept<Value> = { value: read(question) };
    const forget = (): void => {
      if (kept.get(key) === made) kept.delete(key);
    };
    made.value
      .then((value) => {
        if (value === undefined || value === null) forget();
        else made.tags = new Set(tagsOf(question, value));
      })
      .catch(forget);
    return made;
  }

  return {
    get(question) {
      const key = JSON.stringify(question) ?? '';
      const found = kept.get(key) ?? begin(key, question);
      // A map keeps the order of insertion: what is asked for goes to the end.
      kept.delete(key);
      kept.set(key, found);
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
      return found.value;
    },
    change(touched) {
      for (const [key, { tags }] of kept)
        if (!tags || touched === 'everything' || touched.some((tag) => tags.has(tag))) kept.delete(key);
    },
  };
}
