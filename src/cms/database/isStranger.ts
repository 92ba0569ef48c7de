import type { PayloadRequest } from 'payload';

/** Whether a request came from outside, from somebody without an account. */
export function isStranger(req: Partial<PayloadRequest> | undefined): boolean {
  return Boolean(req?.payloadAPI && req.payloadAPI !== 'local' && !req.user);
}
