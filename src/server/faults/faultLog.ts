import type { FastifyBaseLogger } from 'fastify';

/** Throttled log of lasting faults, which affect every request: one line when a fault begins, one a minute, and one when it is over. */
export interface FaultLog {
  /** @param key what failed, such as `database` or a page's path */
  report(key: string, error: unknown, message: string): void;
  /** Logs that the fault is over; does nothing when there was none. */
  clear(key: string, message?: string): void;
}

const REPEAT_MS = 60_000;
/** Maximum number of faults tracked at once: visitors make up the paths. */
const MAX_FAULTS = 200;

/** Fault log: a repeated fault is logged once in a while, and its end is logged too. */
export function createFaultLog(log: Pick<FastifyBaseLogger, 'error' | 'info'>, now: () => number = Date.now): FaultLog {
  const reported = new Map<string, number>();
  return {
    report(key, error, message) {
      const last = reported.get(key);
      if (last !== undefined && now() - last < REPEAT_MS) return;
      if (reported.size >= MAX_FAULTS) reported.delete(reported.keys().next().value ?? '');
      reported.set(key, now());
      log.error({ err: error, fault: key }, message);
    },
    clear(key, message) {
      if (reported.delete(key) && message) log.info({ fault: key }, message);
    },
  };
}
