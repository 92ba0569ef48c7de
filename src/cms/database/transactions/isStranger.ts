import type { PayloadRequest } from 'payload';

/** Whether a request is anonymous: from outside (not the Local API) and without a user. */
export function isStranger(req: Partial<PayloadRequest> | undefined): boolean {
  return Boolean(req?.payloadAPI && req.payloadAPI !== 'local' && !req.user);
}
