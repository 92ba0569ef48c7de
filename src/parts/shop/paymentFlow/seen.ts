/** Bounded set of names in the memory of one process. */
export interface Seen {
  add(name: string): void;
  has(name: string): boolean;
}

/** @param most size; the oldest names are evicted beyond it */
export function createSeen(most: number): Seen {
  const names = new Set<string>();
  return {
    add(name) {
      names.add(name);
      for (const oldest of names) {
        if (names.size <= most) return;
        names.delete(oldest);
      }
    },
    has: (name) => names.has(name),
  };
}
