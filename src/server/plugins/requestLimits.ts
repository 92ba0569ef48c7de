import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { urlTooLong } from '../errors.ts';

/** Limits of one request (reference, section 4.6). */
const MAX_URL_BYTES = 4096;
export const MAX_BODY_BYTES = 64 * 1024;
/** A picture of 25 MB and what stands around it. */
export const MAX_UPLOAD_BYTES = 27 * 1024 * 1024;
export const HEADERS_TIMEOUT_MS = 10_000;
/** From the headers to the answer, the reading of the body included; not for what the studio's own server answers. */
export const HANDLER_TIMEOUT_MS = 15_000;
/** From the first byte of a request to its last: pictures of staff and files of forms need minutes over a slow line. Each route has less, but where such are sent. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** Refuses addresses over 4 kB; the server itself holds the other limits. */
export const requestLimits = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, _reply, done) => {
      // Raw addresses are ASCII, so characters are bytes.
      if ((request.raw.url ?? '').length > MAX_URL_BYTES) done(urlTooLong(MAX_URL_BYTES));
      else done();
    });
  },
  { name: 'request-limits' },
);
