/** A rate limit: maximum number of uses in a window, in ms. */
export interface Budget {
  max: number;
  windowMs: number;
}

/** In-memory rate limiter of one process, by name. */
export interface Budgets {
  /**
   * Takes one use of a name's budget, unless it is exhausted.
   * @param now epoch, ms
   * @returns undefined on success, else the seconds until there is more (Retry-After), at least 1
   */
  take(name: string, budget: Budget, now: number): number | undefined;
}

interface Spent {
  since: number;
  until: number;
  count: number;
}

/**
 * Creates a rate limiter with fixed windows, each beginning with its first use.
 * @param most maximum number of names; beyond that, those with the oldest windows are evicted
 */
export function createBudgets(most: number): Budgets {
  const all = new Map<string, Spent>();
  return {
    take(name, { max, windowMs }, now) {
      let spent = all.get(name);
      // A clock that was set back must block nobody.
      if (!spent || now >= spent.until || now < spent.since) {
        all.delete(name);
        spent = { since: now, until: now + windowMs, count: 0 };
        all.set(name, spent);
        dropOldest(all, most, now);
      }
      if (spent.count >= max) return Math.max(1, Math.ceil((spent.until - now) / 1000));
      spent.count += 1;
      return undefined;
    },
  };
}

/** A map keeps insertion order, so the oldest come first. */
function dropOldest(all: Map<string, Spent>, most: number, now: number): void {
  for (const [name, { until }] of all) {
    if (all.size <= most && until > now) return;
    all.delete(name);
  }
}
