import type { ServerResponse } from 'node:http';

/** Closes the connection of a response that has not ended in time. A hijacked response has no time limit of Fastify's. */
export function endAfter(response: ServerResponse, ms: number): void {
  const timer = setTimeout(() => response.destroy(), ms).unref();
  response.once('close', () => clearTimeout(timer));
}
