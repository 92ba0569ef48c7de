import { getDataLoader, type Payload, type PayloadRequest } from 'payload';

/** Number of reads after which the shared documents are dropped, so that a large site does not end up in memory. */
const MAX_READS = 200;

/**
 * Shares the documents of relations between reads. A picture or a category on many pages is read, and passed through Payload's hooks field by
 * field, once instead of for each page. The shared documents are valid until the content changes, so they must not live longer; they must not be
 * mutated, and a failure is not cached.
 * @param maxReads number of reads after which the cache is dropped
 * @returns the `req` of one read
 */
export function shareReads(payload: Payload, maxReads = MAX_READS): () => Partial<PayloadRequest> {
  const req = { payload } as PayloadRequest;
  const payloadDataLoader = getDataLoader(req);
  // The relations of related documents use the same loader.
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
