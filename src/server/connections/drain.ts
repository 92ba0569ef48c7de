import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Door } from './door.ts';

export interface DrainTimes {
  /** Time for which new connections are still accepted, so that load balancers see that the process is not ready, in ms. */
  acceptMs: number;
  /** Time after which an idle connection is then closed, in ms: a request may be in flight. */
  quietMs: number;
  /** Time for requests in flight after that, in ms; the rest are cut off. */
  finishMs: number;
}

const POLL_MS = 20;

/**
 * Graceful shutdown: ends a server's connections without losing a request. Every response from now on must close its connection, so that only idle
 * ones are left.
 * @returns how many connections were cut off with a request in flight
 */
export async function drain({ connections, server, shut }: Door, times: DrainTimes): Promise<number> {
  await wait(times.acceptMs);
  await shut();
  const untilEmpty = async (limitMs: number): Promise<void> => {
    const end = performance.now() + limitMs;
    while (connections.size && performance.now() < end) await wait(POLL_MS);
  };
  await untilEmpty(times.quietMs);
  const end = performance.now() + times.finishMs;
  while (connections.size && performance.now() < end) {
    // Data that has arrived meanwhile is read first.
    await nextTurn();
    server.closeIdleConnections();
    // Node does not count a connection without any request as idle.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    await untilEmpty(POLL_MS);
  }
  const cut = connections.size;
  for (const socket of connections) socket.destroy();
  return cut;
}
