/** Cache invalidation: inverted index from cache tags to keys. */
export interface TagIndex {
  add(key: string, tags: readonly string[]): void;
  remove(key: string, tags: readonly string[]): void;
  /** All keys with any of these tags. */
  find(tags: readonly string[]): Set<string>;
}

/** Index of cached pages by cache tag, for invalidation. */
export function createTagIndex(): TagIndex {
  const keysByTag = new Map<string, Set<string>>();
  return {
    add(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    remove(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
    find: (tags) => new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])),
  };
}
