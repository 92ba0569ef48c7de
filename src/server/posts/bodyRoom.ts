import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { bodyTooLarge, busy, lengthRequired, tooManyRequests } from '../errors.ts';

/** How much of bodies with files one process holds in memory at a time, in bytes. */
const ROOM_BYTES = 96 * 1024 * 1024;
/** Of these, what one visitor may fill: a largest form and a bit. */
const VISITOR_BYTES = 32 * 1024 * 1024;
/** Bodies with files that one visitor may be sending. */
const VISITOR_BODIES = 6;
/** Until a visitor whose share is taken may try again, in seconds. */
const RETRY_S = 10;

/** Largest bodies of one address, in bytes. */
interface Limits {
  maxBytes: number;
  maxFileBytes: number;
}

/** What one body has of the room. */
export interface Booking {
  /**
   * Books what has arrived.
   * @throws ServerError 429 when this visitor's share is full, 503 when the whole room is
   */
  add(bytes: number): void;
  /** Gives all of it back; calling it again does nothing. */
  release(): void;
}

export interface BodyRoom {
  /**
   * Begins with a body.
   * @throws ServerError 429 when this visitor is sending several already
   */
  open(visitor: string): Booking;
  readonly bytes: number;
}

/**
 * Room in memory for bodies with files. What is booked is what has arrived, so that an announcement takes nothing; a visitor has a share of it, so
 * that nobody fills it alone.
 */
export function createBodyRoom({ roomBytes = ROOM_BYTES, visitorBytes = VISITOR_BYTES } = {}): BodyRoom {
  const visitors = new Map<string, { bodies: number; bytes: number }>();
  let booked = 0;
  return {
    get bytes() {
      return booked;
    },
    open(visitor) {
      const share = visitors.get(visitor) ?? { bodies: 0, bytes: 0 };
      if (share.bodies >= VISITOR_BODIES) throw tooManyRequests(RETRY_S);
      share.bodies += 1;
      visitors.set(visitor, share);
      let own = 0;
      let isOpen = true;
      return {
        add(bytes) {
          if (!isOpen) return;
          if (share.bytes + bytes > visitorBytes) throw tooManyRequests(RETRY_S);
          if (booked + bytes > roomBytes) throw busy();
          own += bytes;
          share.bytes += bytes;
          booked += bytes;
        },
        release() {
          if (!isOpen) return;
          isOpen = false;
          share.bodies -= 1;
          share.bytes -= own;
          booked -= own;
          if (share.bodies === 0) visitors.delete(visitor);
        },
      };
    },
  };
}

/** An onRequest hook where files are taken: every body has to say how long it is, and may not be longer than its kind. */
export function limitLength({ maxBytes, maxFileBytes }: Limits): onRequestAsyncHookHandler {
  return async (request) => {
    const { 'content-length': said, 'transfer-encoding': coding } = request.headers;
    if (said === undefined && coding === undefined) return;
    const length = said === undefined ? Number.NaN : Number(said);
    if (!Number.isSafeInteger(length)) throw lengthRequired();
    const most = isMultipart(request) ? maxFileBytes : maxBytes;
    if (length > most) throw bodyTooLarge(most);
  };
}

/** Whether a request brings a form with files. */
export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
