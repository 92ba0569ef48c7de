/** Token buckets, one for each client: a burst is allowed, and after it a steady rate. */
export interface TokenBuckets {
  /** Takes a token of this client. @returns false when its bucket is empty */
  take(client: string): boolean;
}

interface Bucket {
  tokens: number;
  /** Time of the last refill, in ms. */
  filledAt: number;
}

/**
 * @param burst tokens of a full bucket
 * @param perSecond tokens that come back in a second
 */
export function createTokenBuckets({
  burst,
  perSecond,
  now = () => performance.now(),
}: {
  burst: number;
  perSecond: number;
  now?: () => number;
}): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  /** Time in which an empty bucket is full again, in ms: buckets that rested as long are dropped. */
  const fullAfterMs = (burst / perSecond) * 1000;
  let tidiedAt = now();
  return {
    take(client) {
      const time = now();
      if (time - tidiedAt >= fullAfterMs) {
        for (const [name, { filledAt }] of buckets) if (time - filledAt >= fullAfterMs) buckets.delete(name);
        tidiedAt = time;
      }
      const { filledAt, tokens } = buckets.get(client) ?? { filledAt: time, tokens: burst };
      const left = Math.min(burst, tokens + ((time - filledAt) / 1000) * perSecond);
      const isTaken = left >= 1;
      buckets.set(client, { filledAt: time, tokens: isTaken ? left - 1 : left });
      return isTaken;
    },
  };
}
