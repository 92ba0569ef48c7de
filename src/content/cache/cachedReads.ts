import type { Touched } from '../../shared/changes/contentEvents.ts';

/** Read-through cache, each entry until a change touches its tags. */
export interface KeptReads<Question, Value> {
  /** Reads once for concurrent equal queries; caches no failure and no missing value, since visitors can make up such queries. */
  get(question: Question): Promise<Value>;
  /** Invalidates what the change touches, and everything in flight, whose tags are not known yet. */
  change(touched: Touched): void;
}

interface CachedRead<Value> {
  value: Promise<Value>;
  /** Undefined while the read is in flight. */
  tags?: ReadonlySet<string>;
}

/**
 * @param read the query must be plain JSON
 * @param tagsOf cache tags of an answer (`shared/changes/contentTags.ts`)
 * @param max cache size, with LRU eviction
 */
export function cacheReads<Question, Value>(
  read: (question: Question) => Promise<Value>,
  tagsOf: (question: Question, value: NonNullable<Value>) => Iterable<string>,
  max: number,
): KeptReads<Question, Value> {
  const kept = new Map<string, CachedRead<Value>>();

  function begin(key: string, question: Question): CachedRead<Value> {
    const made: CachedRead<Value> = { value: read(question) };
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
      // LRU: a map keeps insertion order, so a used entry moves to the end.
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
