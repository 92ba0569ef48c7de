import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../env.ts';

/** Connect and idle time-out of a bucket, in ms. */
const CONNECTION_MS = 4_000;
const SILENCE_MS = 20_000;

/** An S3 client for the bucket's server, which need not be Amazon's. */
export function createBucketClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Other S3-compatible servers do not all support the checksums that this client would add to every request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: SILENCE_MS },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
}
