import type { FastifyRequest } from 'fastify';
import { busy, ServerError, tooManyRequests } from '../faults/errors.ts';
import { visitorKey } from '../plugins/rateLimit.ts';
import { AcquireAborted, type FairSemaphore, QueueFull } from './fairSemaphore.ts';

/** Retry-After for a client whose queue was full, in seconds. */
const RETRY_S = 5;

/**
 * Runs work under a permit of a client.
 * @param signal aborts the wait for the permit, never the work: it goes on, and so the permit stays taken
 * @throws ServerError 429 when this client's queue is full, 503 when the total queue is; and the error of the work
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

/** The client key of a request. */
export function clientOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return visitorKey(ip);
}
