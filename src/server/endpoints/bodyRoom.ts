import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { bodyTooLarge, busy, lengthRequired, tooManyRequests } from '../faults/errors.ts';

/** Memory limit for uploads of one process, in bytes. */
const ROOM_BYTES = 96 * 1024 * 1024;
/** Share of one visitor: a largest form and a bit. */
const VISITOR_BYTES = 32 * 1024 * 1024;
/** Concurrent uploads of one visitor. */
const VISITOR_BODIES = 6;
/** Retry-After for a visitor whose share is full, in seconds. */
const RETRY_S = 10;

/** Largest bodies of one endpoint, in bytes. */
interface Limits {
  maxBytes: number;
  maxFileBytes: number;
}

/** Memory reserved by one body. */
export interface Reservation {
  /**
   * Reserves memory for received bytes.
   * @throws ServerError 429 when this visitor's share is full, 503 when the total is
   */
  add(bytes: number): void;
  /** Frees all of it. Idempotent. */
  release(): void;
}

export interface BodyRoom {
  /**
   * Registers a body.
   * @throws ServerError 429 when this visitor sends several already
   */
  open(visitor: string): Reservation;
  readonly bytes: number;
}

/**
 * Memory budget for uploads. Only received bytes count, so that a large Content-Length reserves nothing; each visitor has a share, so that nobody
 * fills it alone.
 */
export function createBodyRoom({ roomBytes = ROOM_BYTES, visitorBytes = VISITOR_BYTES } = {}): BodyRoom {
  const visitors = new Map<string, { bodies: number; bytes: number }>();
  let reserved = 0;
  return {
    get bytes() {
      return reserved;
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
          if (reserved + bytes > roomBytes) throw busy();
          own += bytes;
          share.bytes += bytes;
          reserved += bytes;
        },
        release() {
          if (!isOpen) return;
          isOpen = false;
          share.bodies -= 1;
          share.bytes -= own;
          reserved -= own;
          if (share.bodies === 0) visitors.delete(visitor);
        },
      };
    },
  };
}

/** onRequest hook of endpoints with uploads: every body needs a Content-Length within the limit of its content type. */
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

/** Whether a request is multipart/form-data. */
export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
