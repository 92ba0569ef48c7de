import { getDataLoader, type Payload, type PayloadRequest } from 'payload';

/** Reads after which everything shared is let go, so that a large site does not end up in memory. */
const MAX_READS = 200;

/**
 * Lets reads share the documents that others refer to. A picture or a category that many pages have is read, and passed through
 * Payload's hooks field by field, once instead of for each page. What is shared is true until the content changes, so it
 * must not live longer; nobody may change it, and a failure is not kept.
 * @param maxReads after how many reads everything is read anew
 * @returns the `req` of one read
 */
export function shareReads(payload: Payload, maxReads = MAX_READS): () => Partial<PayloadRequest> {
  const req = { payload } as PayloadRequest;
  const payloadDataLoader = getDataLoader(req);
  // Related documents have related ones of their own.
  req.payloadDataLoader = payloadDataLoader;
  let reads = 0;
  return () => {
    if (reads === maxReads) {
      payloadDataLoader.clearAll();
      reads = 0;
    }
    reads += 1;
    return { payloadDataLoader };
  };
}
