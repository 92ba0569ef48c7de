import { createHash } from 'node:crypto';
import type { S3Settings } from '../../../env.ts';
import { type BucketClient, createBucketClient } from './bucketClient.ts';
import { describeBucketError, isMissing } from './describeBucketError.ts';
import { mimeTypeOf } from './fileNames.ts';
import type { MediaStorage, OrphanStore, StoredFile } from './mediaStorage.ts';
import { openObject } from './openObject.ts';

/** Key prefix of orphans: files that no picture references. */
const ORPHANS = 'media-orphans/';

/** An upload takes seconds; a file without a row after an hour will never get one. */
const SETTLE_MS = 60 * 60 * 1000;

type OpenBucket = () => Promise<BucketClient>;

/** Options for files other than pictures. */
interface BucketOptions {
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
  { cacheControl = 'public, max-age=31536000, immutable', prefix = '' }: BucketOptions = {},
): MediaStorage {
  const open = createBucketClient(settings);
  const { bucket: Bucket } = settings;
  return {
    settleMs: SETTLE_MS,
    async put({ name, data, mimeType }) {
      try {
        const { client, sdk } = await open();
        await client.send(
          new sdk.PutObjectCommand({
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
      const object = await openObject(await open(), Bucket, `${prefix}${name}`, { signal });
      if (!object?.body) return undefined;
      return { body: object.body, mimeType: object.mimeType ?? mimeTypeOf(name), size: object.size };
    },
    remove: (name) => removeObject(open, Bucket, `${prefix}${name}`),
    list: () => listObjects(open, Bucket, prefix),
    // A single PUT is atomic.
    discardUnfinished: async () => undefined,
    orphans: createOrphanPrefix(open, Bucket, owner),
  };
}

function createOrphanPrefix(open: OpenBucket, Bucket: string, owner: string | undefined): OrphanStore {
  const move = async (from: string, to: string) => {
    const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/');
    const { client, sdk } = await open();
    await client.send(new sdk.CopyObjectCommand({ Bucket, CopySource, Key: to }));
    await removeObject(open, Bucket, from);
  };
  return {
    async add(name) {
      if (!owner || (await ownerOf(open, Bucket, name)) !== owner) return false;
      await move(name, `${ORPHANS}${name}`);
      return true;
    },
    restore: (name) => move(`${ORPHANS}${name}`, name),
    remove: (name) => removeObject(open, Bucket, `${ORPHANS}${name}`),
    list: () => listObjects(open, Bucket, ORPHANS),
  };
}

async function ownerOf(open: OpenBucket, Bucket: string, Key: string): Promise<string | undefined> {
  try {
    const { client, sdk } = await open();
    return (await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))).Metadata?.owner;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function removeObject(open: OpenBucket, Bucket: string, Key: string): Promise<void> {
  const { client, sdk } = await open();
  await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
}

/** Objects directly under a prefix, with the prefix removed from their names. */
async function* listObjects(open: OpenBucket, Bucket: string, Prefix: string): AsyncIterable<StoredFile> {
  const { client, sdk } = await open();
  for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })) {
    for (const { Key = '', LastModified, Size = 0 } of page.Contents ?? []) {
      const name = Key.slice(Prefix.length);
      // Without a date a file counts as new, and new files are left alone.
      if (name) yield { name, size: Size, modified: LastModified ?? new Date() };
    }
  }
}
