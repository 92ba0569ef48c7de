import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { type Env, readSecret } from '../../env.ts';
import { createBucketStorage } from '../media/storage/bucketStorage.ts';
import { createFolderStorage } from '../media/storage/folderStorage.ts';
import type { MediaStorage } from '../media/storage/mediaStorage.ts';

/** Storage of files that visitors upload: no page shows them, no public URL leads to them. */
export type PrivateStorage = Pick<MediaStorage, 'discardUnfinished' | 'list' | 'open' | 'put' | 'remove' | 'settleMs'>;

/** Its folder in the data folder. */
export const PRIVATE_FOLDER = 'enquiries';

/** Key prefix in a bucket; picture names contain no folders. */
const PREFIX = 'private/';

/** Names made by `newPrivateName`: unguessable, and never a picture's name. */
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

/** Stored in the configuration's `custom`, for code that has only the Payload instance. */
export interface PrivateFiles {
  privateStorage: PrivateStorage;
}

/** The storage of a running instance. */
export function privateStorageOf({ config }: Pick<Payload, 'config'>): PrivateStorage {
  const { privateStorage } = config.custom as Partial<PrivateFiles>;
  if (!privateStorage) throw new Error('The configuration names no storage for private files.');
  return privateStorage;
}

/** A random name that keeps only the file extension. */
export function newPrivateName(ending: string): string {
  return `${randomBytes(16).toString('hex')}.${ending}`;
}

/** Whether a name is one of a private file. */
export function isPrivateName(name: string): boolean {
  return PRIVATE_NAME.test(name);
}
