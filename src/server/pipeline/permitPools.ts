import { createFairSemaphore, type FairSemaphore, type SemaphoreLimits } from './fairSemaphore.ts';

/**
 * Permits by the kind of work. In a process with one thread, what matters is how long whoever comes next waits for the turns of others, so
 * strangers share few; a queue is long enough for a household behind one address, and holds nothing but functions.
 */
export const PERMIT_POOLS = {
  /** A page or a fragment that is made anew. One place is always left for somebody else. */
  render: { total: 4, perClient: 3, queuedPerClient: 64, queuedTotal: 256 },
  /** A variant of a list, a live search, a partner's question: visitors make up their addresses. Before it comes a place among `render`. */
  variants: { total: 2, perClient: 1, queuedPerClient: 16, queuedTotal: 128 },
  /** What visitors send. */
  forms: { total: 16, perClient: 4, queuedPerClient: 64, queuedTotal: 256 },
  /** What is answered for one visitor alone. */
  questions: { total: 16, perClient: 4, queuedPerClient: 64, queuedTotal: 256 },
  /** What programs of others ask for. */
  calls: { total: 16, perClient: 4, queuedPerClient: 64, queuedTotal: 256 },
  /** The studio and its API for signed-in staff, each account for itself: a browser sends six at once. An upload keeps its permit as long as it comes. */
  staff: { total: 120, perClient: 8, queuedPerClient: 60, queuedTotal: 240 },
  /** The studio and its API for anybody else: signing in, and what of the API is public. */
  strangers: { total: 3, perClient: 1, queuedPerClient: 16, queuedTotal: 64 },
} as const satisfies Record<string, SemaphoreLimits>;

export type PermitPool = keyof typeof PERMIT_POOLS;

export type PermitPools = Readonly<Record<PermitPool, FairSemaphore>>;

/** The pools of one server. */
export function createPermitPools(): PermitPools {
  const pools = Object.entries(PERMIT_POOLS).map(([name, limits]) => [name, createFairSemaphore(limits)]);
  return Object.fromEntries(pools) as PermitPools;
}
