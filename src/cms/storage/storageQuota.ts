import type { Payload, PayloadRequest } from 'payload';
import { readUse } from '../database/counters/countUse.ts';
import {
  type Quota,
  type QuotaLimit,
  siteQuotaKey,
  takeQuota,
  visitorQuotaKey,
} from '../database/counters/takeQuota.ts';
import { readFreeBytes } from './freeBytes.ts';
import { type StorageLimits, storageLimitsOf } from './storageLimits.ts';

/** The exceeded limit: the daily quota of the visitor or of the site, or free disk space. */
export type StorageLimit = QuotaLimit | 'disk';

/** Storage refused because a limit is exceeded; thrown within the transaction, which is to be rolled back. */
export class StorageFullError extends Error {
  readonly limit: StorageLimit;

  constructor(limit: StorageLimit) {
    super(`Nothing was stored: the limit of the ${limit} is reached.`);
    this.name = 'StorageFullError';
    this.limit = limit;
  }
}

/** Request of a visitor to store something. */
export interface Stored {
  /** Bytes of its files and rows. */
  bytes: number;
  hasFiles: boolean;
  /** As `EndpointContext.visitor`. */
  visitor: string;
}

/** Counter key of refusals within a day, shown to staff. */
export const STORAGE_REFUSED_KEY = 'storage-refused';

const QUOTA = 'storage-bytes';
/** Submissions per visitor and day: each is also a mail to staff. */
const SUBMISSIONS: Quota = { name: 'submissions', perVisitor: 200 };
/** Share of the floor at which texts are refused too: an enquiry is worth more than a kilobyte. */
const FLOOR_OF_TEXTS = 0.25;

/**
 * Checks the limits before anything is written. Counts nothing.
 * @param now epoch, ms
 * @throws StorageFullError
 */
export async function checkStorage(payload: Payload, { bytes, hasFiles, visitor }: Stored, now: number): Promise<void> {
  const limits = storageLimitsOf(payload);
  if (await isDiskFull(limits, { bytes, hasFiles })) throw new StorageFullError('disk');
  const used = await Promise.all([
    readUse(payload, visitorQuotaKey(payload.secret, QUOTA, visitor), now),
    readUse(payload, siteQuotaKey(QUOTA), now),
  ]);
  if (used[0] + bytes > limits.visitorBytes) throw new StorageFullError('visitor');
  if (used[1] + bytes > limits.siteBytes) throw new StorageFullError('site');
}

/**
 * Counts stored bytes within the transaction.
 * @param now epoch, ms
 * @throws StorageFullError, upon which the transaction is to be rolled back
 */
export async function takeStorage(req: PayloadRequest, { bytes, visitor }: Stored, now: number): Promise<void> {
  const { siteBytes, visitorBytes } = storageLimitsOf(req.payload);
  const quota = { name: QUOTA, perVisitor: visitorBytes, inAll: siteBytes };
  const limit =
    (await takeQuota(req, SUBMISSIONS, { now, visitor })) ??
    (await takeQuota(req, quota, { amount: bytes, now, visitor }));
  if (limit) throw new StorageFullError(limit);
}

/** Whether free disk space is so low that files are refused. */
export function isBelowFloor(payload: Payload): Promise<boolean> {
  return isDiskFull(storageLimitsOf(payload), { bytes: 0, hasFiles: true });
}

async function isDiskFull(
  { floorBytes, folders }: StorageLimits,
  { bytes, hasFiles }: Pick<Stored, 'bytes' | 'hasFiles'>,
): Promise<boolean> {
  const floor = hasFiles ? floorBytes : floorBytes * FLOOR_OF_TEXTS;
  return (await readFreeBytes(folders)) - bytes < floor;
}
