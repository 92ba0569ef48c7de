/** Pseudo-random numbers from a seed, so that a run can be repeated. */
export interface Random {
  /** A number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the choices; undefined when there are none. */
  pick<T>(choices: readonly T[]): T | undefined;
}

/** Mulberry32: 32 bits of state are enough to choose moments and operations. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)],
  };
}
