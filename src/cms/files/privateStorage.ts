import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { type Env, readSecret } from '../../env.ts';
import { createBucketStorage } from '../media/storage/bucketStorage.ts';
import { createFolderStorage } from '../media/storage/folderStorage.ts';
import type { MediaStorage } from '../media/storage/mediaStorage.ts';

/** Files that visitors sent: no page shows them, no address leads to them. */
export type PrivateStorage = Pick<MediaStorage, 'discardUnfinished' | 'list' | 'open' | 'put' | 'remove' | 'settleMs'>;

/** Where they stand in the data folder. */
export const PRIVATE_FOLDER = 'enquiries';

/** What their keys in a bucket begin with; pictures have no folders in their names. */
const PREFIX = 'private/';

/** What `newPrivateName` makes. Nobody can guess one, and no picture is called so. */
const PRIVATE_NAME = /^[0-9a-f]{32}\.[a-z0-9]{1,8}$/;

/** The storage of one site: its bucket when it has one, else a folder in its data folder. */
export function createPrivateStorage({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): PrivateStorage {
  if (!s3) return createFolderStorage(join(dataDir, PRIVATE_FOLDER));
  const owner = createHash('sha256')
    .update(`private:${readSecret(dataDir)}`)
    .digest('hex')
    .slice(0, 16);
  return createBucketStorage(s3, owner, { cacheControl: 'private, no-store', prefix: PREFIX });
}

/** Where the configuration keeps it for those who have only Payload at hand. */
export interface PrivateFiles {
  privateStorage: PrivateStorage;
}

/** The storage of a running instance. */
export function privateStorageOf({ config }: Pick<Payload, 'config'>): PrivateStorage {
  const { privateStorage } = config.custom as Partial<PrivateFiles>;
  if (!privateStorage) throw new Error('The configuration names no storage for private files.');
  return privateStorage;
}

/** A name that tells nothing of the file but its ending. */
export function newPrivateName(ending: string): string {
  return `${randomBytes(16).toString('hex')}.${ending}`;
}

/** Whether a name is one of a private file. */
export function isPrivateName(name: string): boolean {
  return PRIVATE_NAME.test(name);
}
