/** Where an answer came from: memory, or made for whoever asked, or as it was before a change. */
export const SOURCES = ['cached', 'made', 'outdated'] as const;
export type Source = (typeof SOURCES)[number];

/** What visitors ask for who come independently of one another. */
export interface SpreadOptions {
  /** Addresses, each asked for as often as the others, in no order. */
  urls: readonly string[];
  seconds: number;
  /** Requests per second, over all connections. */
  rate: number;
  connections: number;
}

/** How long each answer took from the moment at which its visitor came, in ms, by where it came from. */
export type Durations = Record<Source, number[]>;

/** Where the server says that an answer came from: what is in memory bears no mark (`src/server/routes/sendPage.ts`). */
export function sourceOf(serverTiming: string | undefined): Source {
  if (serverTiming?.includes('desc=outdated')) return 'outdated';
  return serverTiming?.includes('desc=miss') ? 'made' : 'cached';
}

/**
 * When visitors come who know nothing of each other: the pauses between them are exponential, the same in every run.
 * @returns ms from the beginning, and the number of the address each asks for
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

/** Numbers from 0 to below 1 (mulberry32), the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
