import { createBucketClient } from '../../cms/media/storage/bucketClient.ts';
import { type ObjectAnswer, type ObjectRequest, openObject } from '../../cms/media/storage/openObject.ts';
import type { S3Settings } from '../../env.ts';
import { mediaUnavailable } from '../faults/errors.ts';

export interface Bucket {
  /**
   * Opens a file for reading.
   * @returns undefined when there is no such file
   * @throws ServerError `media_unavailable`
   */
  open(name: string, request: ObjectRequest): Promise<ObjectAnswer | undefined>;
}

/** Read access to the S3 bucket with the pictures. */
export function createBucket(settings: S3Settings): Bucket {
  const open = createBucketClient(settings);
  return {
    async open(name, request) {
      try {
        return await openObject(await open(), settings.bucket, name, request);
      } catch (error) {
        throw mediaUnavailable(error);
      }
    },
  };
}
