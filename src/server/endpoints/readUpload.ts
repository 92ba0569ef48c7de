import type { Readable } from 'node:stream';
import { readMultipart, type SentForm } from '../../endpoints/sentForm.ts';
import { unreadableBody, uploadTooSlow } from '../faults/errors.ts';
import type { Reservation } from './bodyRoom.ts';

/** Interval of the progress check of an upload, in ms. */
const CHECK_MS = 10_000;
/** Minimum progress between two checks, in bytes: 2 kB a second, less than any telephone sends. */
const MIN_BYTES = 20 * 1024;

/**
 * Reads a multipart form as a stream, reserves memory for each chunk before it is kept, and aborts one that stalls.
 * @throws ServerError 400 for a malformed form, 408 when it is too slow, and the errors of the reservation
 */
export async function readUpload(body: Readable, contentType: string, reservation: Reservation): Promise<SentForm> {
  let arrived = 0;
  const slow = Promise.withResolvers<never>();
  const timer = setInterval(() => {
    if (arrived < MIN_BYTES) slow.reject(uploadTooSlow());
    arrived = 0;
  }, CHECK_MS);
  const reading = readMultipart(body, contentType, (bytes) => {
    arrived += bytes;
    reservation.add(bytes);
  });
  try {
    const form = await Promise.race([reading, slow.promise]);
    if (form) return form;
    throw unreadableBody('It is no form with files.');
  } finally {
    clearInterval(timer);
    // Late errors of an aborted upload have nobody to go to.
    reading.catch(() => undefined);
  }
}
