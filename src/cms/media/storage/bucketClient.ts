import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../env.ts';

/** Connect and idle time-out of a bucket, in ms. */
const CONNECTION_MS = 4_000;
const SILENCE_MS = 20_000;

/** A bucket's client, and the SDK with its commands. */
export interface BucketClient {
  client: S3Client;
  sdk: typeof import('@aws-sdk/client-s3');
}

/**
 * An S3 client for the bucket's server, which need not be Amazon's. The SDK is loaded by the first call: a site without a bucket saves
 * its memory.
 */
export function createBucketClient(settings: S3Settings): () => Promise<BucketClient> {
  let opened: Promise<BucketClient> | undefined;
  return () => {
    opened ??= openClient(settings);
    return opened;
  };
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Promise<BucketClient> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Other S3-compatible servers do not all support the checksums that this client would add to every request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: SILENCE_MS },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { client, sdk };
}
