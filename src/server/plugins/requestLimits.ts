import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { bodyTooSlow, urlTooLong } from '../errors.ts';

/** Limits of one request (reference, section 4.6). */
export const MAX_URL_BYTES = 4096;
export const MAX_BODY_BYTES = 64 * 1024;
export const HEADERS_TIMEOUT_MS = 10_000;
export const BODY_TIMEOUT_MS = 30_000;
export const HANDLER_TIMEOUT_MS = 15_000;
/** A picture of 26 MB over a slow line needs minutes; only signed-in staff send one. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** Refuses addresses over 4 kB, and visitors' bodies that trickle in for more than 30 s. */
export const requestLimits = fp(
  async (app: FastifyInstance, { bodyTimeoutMs = BODY_TIMEOUT_MS }: { bodyTimeoutMs?: number }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      // Raw addresses are ASCII, so characters are bytes.
      if ((request.raw.url ?? '').length > MAX_URL_BYTES) done(urlTooLong(MAX_URL_BYTES));
      else done();
    });
    app.addHook('preParsing', (request, _reply, payload, done) => {
      limitBodyTime(request, bodyTimeoutMs);
      done(null, payload);
    });
  },
  { name: 'request-limits' },
);

function limitBodyTime({ raw }: FastifyRequest, timeoutMs: number): void {
  if (raw.complete || raw.method === 'GET' || raw.method === 'HEAD') return;
  const timer = setTimeout(() => raw.destroy(bodyTooSlow()), timeoutMs);
  const stop = (): void => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}
