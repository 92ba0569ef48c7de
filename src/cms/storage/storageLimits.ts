import { join } from 'node:path';
import type { Payload } from 'payload';
import type { Env } from '../../env.ts';
import { PRIVATE_FOLDER } from '../files/privateStorage.ts';

/** How much of the disk visitors may fill. */
export interface StorageLimits {
  /** Bytes that one visitor may have stored within a day: files and texts. */
  visitorBytes: number;
  /** Bytes that all visitors together may have stored within a day. */
  siteBytes: number;
  /** Free bytes below which no file is taken; below a quarter of them nothing is. */
  floorBytes: number;
  /** Folders on this machine that are written to; each may be a disk of its own. */
  folders: readonly string[];
}

const MEGABYTE = 1_000_000;

/** The limits that the environment sets. */
export function createStorageLimits({ dataDir, s3, storage }: Pick<Env, 'dataDir' | 's3' | 'storage'>): StorageLimits {
  return {
    visitorBytes: storage.visitorMegabytes * MEGABYTE,
    siteBytes: storage.siteMegabytes * MEGABYTE,
    floorBytes: storage.floorMegabytes * MEGABYTE,
    folders: s3 ? [dataDir] : [dataDir, join(dataDir, PRIVATE_FOLDER)],
  };
}

/** Where the configuration keeps them for those who have only Payload at hand. */
export interface StorageFacts {
  storageLimits: StorageLimits;
}

/** The limits of a running instance. */
export function storageLimitsOf({ config }: Pick<Payload, 'config'>): StorageLimits {
  const { storageLimits } = config.custom as Partial<StorageFacts>;
  if (!storageLimits) throw new Error('The configuration names no limits of storage.');
  return storageLimits;
}
