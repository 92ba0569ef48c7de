import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { urlTooLong } from '../faults/errors.ts';

/** Limits of one request, well above what pages and browsers send; what is longer is refused before it is read. */
const MAX_URL_BYTES = 4096;
export const MAX_BODY_BYTES = 64 * 1024;
/** Upload limit: a picture of 25 MB in a multipart body. */
export const MAX_UPLOAD_BYTES = 27 * 1024 * 1024;
export const HEADERS_TIMEOUT_MS = 10_000;
/** Timeout from the headers to the response, reading the body included; the studio has `STRANGER_TIMEOUT_MS`. */
export const HANDLER_TIMEOUT_MS = 15_000;
/** The same at studio and API for visitors who are not signed in: their requests take seconds on a busy machine. */
export const STRANGER_TIMEOUT_MS = 60_000;
/**
 * Timeout from the first byte of a request to its last: staff pictures and form uploads need minutes over a slow line. Routes without uploads have
 * less.
 */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** Refuses URLs over 4 kB; the other limits are options of the server. */
export const requestLimits = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, _reply, done) => {
      // Raw URLs are ASCII, so characters are bytes.
      if ((request.raw.url ?? '').length > MAX_URL_BYTES) done(urlTooLong(MAX_URL_BYTES));
      else done();
    });
  },
  { name: 'request-limits' },
);
