import { createFairSemaphore, type FairSemaphore, type SemaphoreLimits } from './fairSemaphore.ts';

/**
 * Permits by kind of work. In a process with one thread the next request waits for the work of others, so strangers share few; a queue is
 * long enough for a household behind one IP address, and holds nothing but functions.
 */
export const PERMIT_POOLS = {
  /** Rendering a page or a fragment. One permit is always left for another client. */
  render: { total: 4, perClient: 3, queuedPerClient: 64, queuedTotal: 256 },
  /** A variant of a list, a live search, a partner's query: clients make up their URLs. Acquired before a `render` permit. */
  variants: { total: 2, perClient: 1, queuedPerClient: 64, queuedTotal: 256 },
  /** Form endpoints: what visitors send. */
  forms: { total: 16, perClient: 4, queuedPerClient: 64, queuedTotal: 256 },
  /** Query endpoints: responses for one visitor alone. */
  queries: { total: 16, perClient: 4, queuedPerClient: 64, queuedTotal: 256 },
  /** API calls by programs of others. */
  apiCalls: { total: 16, perClient: 4, queuedPerClient: 64, queuedTotal: 256 },
  /**
   * The studio and its API for signed-in staff, per account: a browser sends six at once. An upload keeps its permit until it has arrived.
   */
  staff: { total: 120, perClient: 8, queuedPerClient: 60, queuedTotal: 240 },
  /** The studio and its API for anybody else: signing in, and the public part of the API. */
  strangers: { total: 3, perClient: 1, queuedPerClient: 16, queuedTotal: 64 },
  /** Signing in with a browser that an account has signed in with: strangers from many addresses at once must not keep staff out. */
  knownBrowsers: { total: 2, perClient: 1, queuedPerClient: 4, queuedTotal: 16 },
} as const satisfies Record<string, SemaphoreLimits>;

export type PermitPool = keyof typeof PERMIT_POOLS;

export type PermitPools = Readonly<Record<PermitPool, FairSemaphore>>;

/** Creates the permit pools of one server. */
export function createPermitPools(): PermitPools {
  const pools = Object.entries(PERMIT_POOLS).map(([name, limits]) => [name, createFairSemaphore(limits)]);
  return Object.fromEntries(pools) as PermitPools;
}
