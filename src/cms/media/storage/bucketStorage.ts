import { createHash } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../env.ts';
import { createBucketClient } from './bucketClient.ts';
import { describeBucketError, isMissing } from './describeBucketError.ts';
import { mimeTypeOf } from './fileNames.ts';
import type { MediaStorage, OrphanStore, StoredFile } from './mediaStorage.ts';
import { openObject } from './openObject.ts';

/** Key prefix of orphans: files that no picture references. */
const ORPHANS = 'media-orphans/';

/** An upload takes seconds; a file without a row after an hour will never get one. */
const SETTLE_MS = 60 * 60 * 1000;

/** Options for files other than pictures. */
interface Kept {
  cacheControl?: string;
  /** Key prefix. */
  prefix?: string;
}

/**
 * Picture storage in an S3 bucket, under plain names.
 * @param owner marks this site's files, so that those of others in the same bucket are left alone; without it nothing
 * is moved to the orphans
 */
export function createBucketStorage(
  settings: S3Settings,
  owner?: string,
  { cacheControl = 'public, max-age=31536000, immutable', prefix = '' }: Kept = {},
): MediaStorage {
  const client = createBucketClient(settings);
  const { bucket: Bucket } = settings;
  return {
    settleMs: SETTLE_MS,
    async put({ name, data, mimeType }) {
      try {
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key: `${prefix}${name}`,
            Body: data,
            ContentLength: data.length,
            ContentMD5: createHash('md5').update(data).digest('base64'),
            ContentType: mimeType,
            CacheControl: cacheControl,
            ...(owner && { Metadata: { owner } }),
          }),
        );
      } catch (error) {
        throw describeBucketError(error, Bucket);
      }
    },
    async open(name, signal) {
      const object = await openObject(client, Bucket, `${prefix}${name}`, { signal });
      if (!object?.body) return undefined;
      return { body: object.body, mimeType: object.mimeType ?? mimeTypeOf(name), size: object.size };
    },
    remove: (name) => removeObject(client, Bucket, `${prefix}${name}`),
    list: () => listObjects(client, Bucket, prefix),
    // A single PUT is atomic.
    discardUnfinished: async () => undefined,
    orphans: createOrphanPrefix(client, Bucket, owner),
  };
}

function createOrphanPrefix(client: S3Client, Bucket: string, owner: string | undefined): OrphanStore {
  const move = async (from: string, to: string) => {
    const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/');
    await client.send(new CopyObjectCommand({ Bucket, CopySource, Key: to }));
    await removeObject(client, Bucket, from);
  };
  return {
    async add(name) {
      if (!owner || (await ownerOf(client, Bucket, name)) !== owner) return false;
      await move(name, `${ORPHANS}${name}`);
      return true;
    },
    restore: (name) => move(`${ORPHANS}${name}`, name),
    remove: (name) => removeObject(client, Bucket, `${ORPHANS}${name}`),
    list: () => listObjects(client, Bucket, ORPHANS),
  };
}

async function ownerOf(client: S3Client, Bucket: string, Key: string): Promise<string | undefined> {
  try {
    return (await client.send(new HeadObjectCommand({ Bucket, Key }))).Metadata?.owner;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function removeObject(client: S3Client, Bucket: string, Key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket, Key }));
}

/** Objects directly under a prefix, with the prefix removed from their names. */
async function* listObjects(client: S3Client, Bucket: string, Prefix: string): AsyncIterable<StoredFile> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })) {
    for (const { Key = '', LastModified, Size = 0 } of page.Contents ?? []) {
      const name = Key.slice(Prefix.length);
      // Without a date a file counts as new, and new files are left alone.
      if (name) yield { name, size: Size, modified: LastModified ?? new Date() };
    }
  }
}
