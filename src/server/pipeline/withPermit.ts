import type { FastifyRequest } from 'fastify';
import { busy, ServerError, tooManyRequests } from '../errors.ts';
import { visitorKey } from '../plugins/rateLimit.ts';
import { AcquireAborted, type FairSemaphore, QueueFull } from './fairSemaphore.ts';

/** After so many seconds a client whose queue was full may ask again. */
const RETRY_S = 5;

/**
 * Does work under a permit of a client.
 * @param signal ends the waiting for the permit, never the work: it goes on, and so the permit stays taken
 * @throws ServerError 429 when too much of this client waits already, 503 when too much waits in all; and what the work throws
 */
export async function withPermit<T>(
  semaphore: FairSemaphore,
  client: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await semaphore.run(client, work, signal);
  } catch (error) {
    if (error instanceof ServerError) throw error;
    if (error instanceof QueueFull) throw error.isOwn ? tooManyRequests(RETRY_S) : busy();
    if (error instanceof AcquireAborted) throw busy();
    throw error;
  }
}

/** Who a request counts as. */
export function clientOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return visitorKey(ip);
}
