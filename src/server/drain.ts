import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Door } from './door.ts';

export interface DrainTimes {
  /** How long new connections are still taken, so that load balancers see that the process is not ready, in ms. */
  acceptMs: number;
  /** How long an open connection may then be quiet before it is closed, in ms: a request may be on its way. */
  quietMs: number;
  /** How long requests in flight get after that, in ms; what is left is cut off. */
  finishMs: number;
}

const POLL_MS = 20;

/**
 * Ends a server's connections so that no request is lost. Every answer from now on must be the last on its connection, so
 * that only those are left on which nobody has asked for a while.
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
    // What has arrived meanwhile is read first.
    await nextTurn();
    server.closeIdleConnections();
    // One on which nothing was ever asked does not count as idle.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    await untilEmpty(POLL_MS);
  }
  const cut = connections.size;
  for (const socket of connections) socket.destroy();
  return cut;
}
