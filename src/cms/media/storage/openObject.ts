import type { Readable } from 'node:stream';
import type { BucketClient } from './bucketClient.ts';
import { isMissing } from './describeBucketError.ts';

/** A visitor's request for a file: its range and conditional headers. */
export interface ObjectRequest {
  range?: string | undefined;
  ifNoneMatch?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface ObjectAnswer {
  /** 200 whole, 206 range, 304 not modified, 416 range not satisfiable. */
  status: 200 | 206 | 304 | 416;
  body: Readable | undefined;
  mimeType: string | undefined;
  /** Bytes in this response. */
  size: number | undefined;
  etag: string | undefined;
  contentRange: string | undefined;
}

interface S3Failure {
  $metadata?: { httpStatusCode?: number };
  $response?: { headers?: Record<string, string> };
}

/**
 * Fetches a file from a bucket.
 * @returns undefined when there is no such file
 * @throws what the S3 client throws
 */
export async function openObject(
  { client, sdk }: BucketClient,
  bucket: string,
  name: string,
  { range, ifNoneMatch, signal }: ObjectRequest = {},
): Promise<ObjectAnswer | undefined> {
  try {
    const command = new sdk.GetObjectCommand({
      Bucket: bucket,
      Key: name,
      ...(range && { Range: range }),
      ...(ifNoneMatch && { IfNoneMatch: ifNoneMatch }),
    });
    const object = await client.send(command, { ...(signal && { abortSignal: signal }) });
    return {
      status: object.$metadata.httpStatusCode === 206 ? 206 : 200,
      body: object.Body as Readable,
      mimeType: object.ContentType,
      size: object.ContentLength,
      etag: object.ETag,
      contentRange: object.ContentRange,
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    const { $metadata, $response } = error as S3Failure;
    const status = $metadata?.httpStatusCode;
    if (status !== 304 && status !== 416) throw error;
    const { etag, 'content-range': contentRange } = $response?.headers ?? {};
    return { status, body: undefined, mimeType: undefined, size: undefined, etag, contentRange };
  }
}
