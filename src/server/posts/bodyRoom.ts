import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { bodyTooLarge, busy, lengthRequired } from '../errors.ts';

/** How much of bodies with files one process holds in memory at a time, in bytes. */
const ROOM_BYTES = 96 * 1024 * 1024;

/** Largest bodies of one address, in bytes. */
interface Limits {
  maxBytes: number;
  maxFileBytes: number;
}

/**
 * Lets bodies with files in as long as there is room for them: each is held in memory whole until it was looked at. Where they are taken,
 * every body has to say how long it is; the place of one is free again when its request is over, however that ended.
 */
export function createBodyRoom(roomBytes = ROOM_BYTES): (limits: Limits) => onRequestAsyncHookHandler {
  let free = roomBytes;
  return ({ maxBytes, maxFileBytes }) =>
    async (request, reply) => {
      const { 'content-length': said, 'transfer-encoding': coding } = request.headers;
      if (said === undefined && coding === undefined) return;
      const length = said === undefined ? Number.NaN : Number(said);
      if (!Number.isSafeInteger(length)) throw lengthRequired();
      const most = isMultipart(request) ? maxFileBytes : maxBytes;
      if (length > most) throw bodyTooLarge(most);
      if (length <= maxBytes) return;
      if (length > free) throw busy();
      free -= length;
      reply.raw.once('close', () => {
        free += length;
      });
    };
}

/** Whether a request brings a form with files. */
export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
