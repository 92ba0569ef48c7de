import type { IncomingMessage } from 'node:http';
import { uploadTooSlow } from '../faults/errors.ts';

/** Time for the body of somebody who is not signed in, in ms: a password and a code arrive in less over any line. */
export const BODY_TIMEOUT_MS = 10_000;

/**
 * Waits until a body has arrived, without reading it: a body that is never sent must not hold a permit that others wait for.
 * @param bytes of the body, at most as many as the stream buffers (`readableHighWaterMark`)
 * @throws ServerError 408 when it takes longer than `BODY_TIMEOUT_MS`
 */
export async function untilBodyArrived(body: IncomingMessage, bytes: number): Promise<void> {
  const { promise, reject, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(uploadTooSlow()), BODY_TIMEOUT_MS);
  const check = (): void => {
    if (body.complete || body.destroyed || body.readableLength >= bytes) resolve();
  };
  body.on('readable', check).on('close', resolve);
  check();
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    body.off('readable', check).off('close', resolve);
  }
}
