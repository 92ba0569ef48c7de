import type { FastifyRequest } from 'fastify';
import { bodyForStaff, bodyTooLarge, lengthRequired } from '../errors.ts';
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES } from '../plugins/requestLimits.ts';

/**
 * An onRequest hook of what Next reads by itself: Payload takes a whole body into memory before it asks who sends it. Large
 * ones are read for staff alone.
 * @param isStaff whether a signed-in account sends the request; asked only for large bodies
 */
export function limitBody(isStaff: (request: FastifyRequest) => Promise<boolean>) {
  return async (request: FastifyRequest): Promise<void> => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined) throw lengthRequired();
    const bytes = Number(length);
    if (bytes > MAX_UPLOAD_BYTES) throw bodyTooLarge(MAX_UPLOAD_BYTES);
    if (bytes > MAX_BODY_BYTES && !(await isStaff(request))) throw bodyForStaff(MAX_BODY_BYTES);
  };
}
