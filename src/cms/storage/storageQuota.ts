import type { Payload, PayloadRequest } from 'payload';
import { readUse } from '../database/countUse.ts';
import { type Quota, type QuotaLimit, siteQuotaKey, takeQuota, visitorQuotaKey } from '../database/takeQuota.ts';
import { readFreeBytes } from './freeBytes.ts';
import { type StorageLimits, storageLimitsOf } from './storageLimits.ts';

/** Which limit keeps something from being stored: the visitor's or the site's day, or the floor of free disk. */
export type StorageLimit = QuotaLimit | 'disk';

/** Something was not stored, since too much is; thrown within its transaction, so that nothing of it is. */
export class StorageRefused extends Error {
  readonly limit: StorageLimit;

  constructor(limit: StorageLimit) {
    super(`Nothing was stored: the limit of the ${limit} is reached.`);
    this.name = 'StorageRefused';
    this.limit = limit;
  }
}

/** What a visitor is about to have stored. */
export interface Stored {
  /** Bytes of its files and of its rows. */
  bytes: number;
  hasFiles: boolean;
  /** As `PostContext.visitor`. */
  visitor: string;
}

/** How often something was refused within a day, for staff. */
export const STORAGE_REFUSED_KEY = 'storage-refused';

const QUOTA = 'storage-bytes';
/** Forms that are taken of one visitor within a day: each is a mail to staff, too. */
const SUBMISSIONS: Quota = { name: 'submissions', perVisitor: 200 };
/** Texts are still taken when files are not: an enquiry is worth more than a kilobyte. */
const FLOOR_OF_TEXTS = 0.25;

/**
 * Judges whether something may be stored, before any of it is written. Nothing is counted.
 * @param now epoch, ms
 * @throws StorageRefused
 */
export async function checkStorage(payload: Payload, { bytes, hasFiles, visitor }: Stored, now: number): Promise<void> {
  const limits = storageLimitsOf(payload);
  if (await isDiskFull(limits, { bytes, hasFiles })) throw new StorageRefused('disk');
  const used = await Promise.all([
    readUse(payload, visitorQuotaKey(payload.secret, QUOTA, visitor), now),
    readUse(payload, siteQuotaKey(QUOTA), now),
  ]);
  if (used[0] + bytes > limits.visitorBytes) throw new StorageRefused('visitor');
  if (used[1] + bytes > limits.siteBytes) throw new StorageRefused('site');
}

/**
 * Counts what is stored, in its transaction.
 * @param now epoch, ms
 * @throws StorageRefused, upon which the transaction is to be rolled back
 */
export async function takeStorage(req: PayloadRequest, { bytes, visitor }: Stored, now: number): Promise<void> {
  const { siteBytes, visitorBytes } = storageLimitsOf(req.payload);
  const quota = { name: QUOTA, perVisitor: visitorBytes, inAll: siteBytes };
  const limit =
    (await takeQuota(req, SUBMISSIONS, { now, visitor })) ??
    (await takeQuota(req, quota, { amount: bytes, now, visitor }));
  if (limit) throw new StorageRefused(limit);
}

/** Whether the disks are so full that files are refused. */
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
