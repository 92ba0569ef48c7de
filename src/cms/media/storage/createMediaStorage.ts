import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Env, readSecret } from '../../../env.ts';
import { createBucketStorage } from './bucketStorage.ts';
import { createFolderStorage } from './folderStorage.ts';
import type { MediaStorage } from './mediaStorage.ts';

/** The media storage of a site: its bucket when it has one, else the folder `media` in its data folder. */
export function createMediaStorage({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): MediaStorage {
  if (!s3) return createFolderStorage(join(dataDir, 'media'));
  const owner = createHash('sha256')
    .update(`media:${readSecret(dataDir)}`)
    .digest('hex')
    .slice(0, 16);
  return createBucketStorage(s3, owner);
}
