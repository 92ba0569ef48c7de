import type { FastifyRequest } from 'fastify';
import { bodyForStaff, bodyTooLarge, lengthRequired } from '../faults/errors.ts';
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES } from '../plugins/requestLimits.ts';

/**
 * An onRequest hook of routes whose body Next reads: Payload reads a whole body into memory before it checks the session. Large bodies are accepted
 * from staff only.
 * @param isStaff whether a signed-in account sends the request; called only for large bodies
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
