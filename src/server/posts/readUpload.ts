import type { Readable } from 'node:stream';
import { readMultipart, type SentForm } from '../../posts/sentForm.ts';
import { unreadableBody, uploadTooSlow } from '../errors.ts';
import type { Booking } from './bodyRoom.ts';

/** How often it is looked at how far an upload has come, in ms. */
const CHECK_MS = 10_000;
/** What has to have arrived since the last look, in bytes: 2 kB a second, less than any telephone sends. */
const MIN_BYTES = 20 * 1024;

/**
 * Reads a form with files as it comes, books each piece before it is kept, and gives up on one that stands still.
 * @throws ServerError 400 for what is no such form, 408 when it comes too slowly, and what booking throws
 */
export async function readUpload(body: Readable, contentType: string, booking: Booking): Promise<SentForm> {
  let arrived = 0;
  const slow = Promise.withResolvers<never>();
  const timer = setInterval(() => {
    if (arrived < MIN_BYTES) slow.reject(uploadTooSlow());
    arrived = 0;
  }, CHECK_MS);
  const reading = readMultipart(body, contentType, (bytes) => {
    arrived += bytes;
    booking.add(bytes);
  });
  try {
    const form = await Promise.race([reading, slow.promise]);
    if (form) return form;
    throw unreadableBody('It is no form with files.');
  } finally {
    clearInterval(timer);
    // What still comes of one that was given up has nobody to be told.
    reading.catch(() => undefined);
  }
}
