/** Collects the tags of all that one page is made of. */
export interface Dependencies {
  add(...tags: readonly string[]): void;
  /** Each once. */
  list(): string[];
}

export function createDependencies(): Dependencies {
  const all = new Set<string>();
  return {
    add(...tags) {
      for (const tag of tags) all.add(tag);
    },
    list: () => [...all],
  };
}
