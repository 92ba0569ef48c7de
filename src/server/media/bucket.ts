import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../env.ts';
import { mediaUnavailable } from '../errors.ts';

export interface BucketFile {
  body: Readable;
  contentType: string;
  contentLength: number | undefined;
  etag: string | undefined;
}

export interface Bucket {
  /**
   * Opens a file for reading.
   * @returns undefined when there is no such file
   * @throws ServerError `media_unavailable`
   */
  open(name: string, signal: AbortSignal): Promise<BucketFile | undefined>;
}

/** The S3 bucket that holds the pictures. */
export function createBucket({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Bucket {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return {
    async open(name, signal) {
      try {
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }), { abortSignal: signal });
        return {
          body: object.Body as Readable,
          contentType: object.ContentType ?? 'application/octet-stream',
          contentLength: object.ContentLength,
          etag: object.ETag,
        };
      } catch (error) {
        const { name: kind } = error as Error;
        if (kind === 'NoSuchKey' || kind === 'NotFound') return undefined;
        throw mediaUnavailable(error);
      }
    },
  };
}
