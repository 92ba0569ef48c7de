/** A seeded source of numbers. */
export interface Random {
  next(): number;
  range(low: number, high: number): number;
  int(low: number, high: number): number;
  gauss(): number;
  pick<T>(items: readonly T[]): T;
}

/** Seeded generator: the same seed always gives the same numbers. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    gauss: () => (next() + next() + next() + next() - 2) * 1.7,
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}
