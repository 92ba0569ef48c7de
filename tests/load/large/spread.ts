/** Source of a response: from the cache, rendered on demand, or stale from before a change. */
export const SOURCES = ['cached', 'made', 'outdated'] as const;
export type Source = (typeof SOURCES)[number];

/** Load by independent visitors. */
export interface SpreadOptions {
  /** URLs, each requested equally often, in random order. */
  urls: readonly string[];
  seconds: number;
  /** Requests per second, over all connections. */
  rate: number;
  connections: number;
}

/** Latency of each response from its visitor's arrival, in ms, by source. */
export type Durations = Record<Source, number[]>;

/** Source of a response by its Server-Timing header: cached responses have none (`src/server/routes/sendPage.ts`). */
export function sourceOf(serverTiming: string | undefined): Source {
  if (serverTiming?.includes('desc=outdated')) return 'outdated';
  return serverTiming?.includes('desc=miss') ? 'made' : 'cached';
}

/**
 * Arrival times of independent visitors: exponential inter-arrival times, deterministic.
 * @returns ms from the beginning, and the index of each URL
 */
export function planVisits({ rate, seconds, urls }: SpreadOptions): { at: number; url: number }[] {
  const random = createRandom(1);
  const visits: { at: number; url: number }[] = [];
  for (let at = 0; ; ) {
    at += (-Math.log(1 - random()) * 1000) / rate;
    if (at >= seconds * 1000) return visits;
    visits.push({ at, url: Math.floor(random() * urls.length) });
  }
}

/** Pseudo-random numbers from 0 to below 1 (mulberry32), by seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
