import { t } from '../../../shared/studioWords/t.ts';
import { MediaStorageError } from './mediaStorage.ts';

const REFUSED = ['AccessDenied', 'Forbidden', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'UnknownError'];

interface BucketError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Turns a failed request to the bucket into a message for the editor. */
export function describeBucketError(error: unknown, bucket: string): MediaStorageError {
  const { name, code, $metadata } = error as BucketError;
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket') {
    const message = t(
      'The picture was not saved: there is no bucket "{bucket}". Make it, or correct S3_BUCKET, then upload the picture again.',
      { bucket },
    );
    return new MediaStorageError(message, 503, error);
  }
  if (status === 401 || status === 403 || (status === undefined && REFUSED.includes(name))) {
    const message = t(
      'The picture was not saved: the bucket "{bucket}" refused the server ({reason}). Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY and what they may do, then upload the picture again.',
      { bucket, reason: name },
    );
    return new MediaStorageError(message, 503, error);
  }
  const message = t(
    'The picture was not saved: the bucket "{bucket}" could not be reached or failed ({reason}). Try again in a few minutes.',
    { bucket, reason: code ?? name },
  );
  return new MediaStorageError(message, 503, error);
}

/** Whether a bucket answered that it has no such file. */
export function isMissing(error: unknown): boolean {
  const { name } = error as Error;
  return name === 'NoSuchKey' || name === 'NotFound';
}
