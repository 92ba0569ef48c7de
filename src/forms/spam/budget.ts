/** So many of something within a time, in ms. */
export interface Budget {
  max: number;
  windowMs: number;
}

/** Counts how often names were used, in the memory of one process. */
export interface Budgets {
  /**
   * Spends one of a name's budget, unless it is used up.
   * @param now epoch, ms
   * @returns undefined when it was spent, else the seconds until there is more, at least 1
   */
  take(name: string, budget: Budget, now: number): number | undefined;
}

interface Spent {
  since: number;
  until: number;
  count: number;
}

/**
 * No budget of which anything is spent yet. A window begins with the first use in it.
 * @param most how many names are told apart; beyond that, those go whose windows began longest ago
 */
export function createBudgets(most: number): Budgets {
  const all = new Map<string, Spent>();
  return {
    take(name, { max, windowMs }, now) {
      let spent = all.get(name);
      // A clock that was set back must shut nobody out.
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

/** A map keeps the order in which its names came. */
function dropOldest(all: Map<string, Spent>, most: number, now: number): void {
  for (const [name, { until }] of all) {
    if (all.size <= most && until > now) return;
    all.delete(name);
  }
}
