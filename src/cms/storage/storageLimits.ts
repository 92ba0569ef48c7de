import { join } from 'node:path';
import type { Payload } from 'payload';
import type { Env } from '../../env.ts';
import { PRIVATE_FOLDER } from '../files/privateStorage.ts';

/** Limits of the disk space that visitors may fill. */
export interface StorageLimits {
  /** Bytes per visitor and day: files and texts. */
  visitorBytes: number;
  /** Bytes of all visitors together per day. */
  siteBytes: number;
  /** Free bytes below which no file is accepted; below a quarter of them, no text either. */
  floorBytes: number;
  /** Folders on this machine that are written to; each may be on a disk of its own. */
  folders: readonly string[];
}

const MEGABYTE = 1_000_000;

/** The limits from the environment. */
export function createStorageLimits({ dataDir, s3, storage }: Pick<Env, 'dataDir' | 's3' | 'storage'>): StorageLimits {
  return {
    visitorBytes: storage.visitorMegabytes * MEGABYTE,
    siteBytes: storage.siteMegabytes * MEGABYTE,
    floorBytes: storage.floorMegabytes * MEGABYTE,
    folders: s3 ? [dataDir] : [dataDir, join(dataDir, PRIVATE_FOLDER)],
  };
}

/** Stored in the configuration's `custom`, for code that has only the Payload instance. */
export interface StorageFacts {
  storageLimits: StorageLimits;
}

/** The limits of a running Payload instance. */
export function storageLimitsOf({ config }: Pick<Payload, 'config'>): StorageLimits {
  const { storageLimits } = config.custom as Partial<StorageFacts>;
  if (!storageLimits) throw new Error('The configuration names no limits of storage.');
  return storageLimits;
}
