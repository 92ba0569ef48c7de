/** Collects the cache tags of everything that one page is made of. */
export interface Dependencies {
  add(...tags: readonly string[]): void;
  /** The tags, without duplicates. */
  list(): string[];
}

/** Collects the cache tags of one page. */
export function createDependencies(): Dependencies {
  const all = new Set<string>();
  return {
    add(...tags) {
      for (const tag of tags) all.add(tag);
    },
    list: () => [...all],
  };
}
