import type { Payload } from 'payload';
import { type ContentChange, emitContentChange, onContentChange } from '../../shared/contentEvents.ts';

/** How often the version is read, in ms: a publish must be visible everywhere within two seconds. */
const INTERVAL_MS = 500;
/** How many versions of this process are remembered: as many as may be raised between two readings, many times over. */
const OWN_KEPT = 200;

type VersionRow = {
  token?: string | null;
  changes?: ContentChange[] | null;
};

/**
 * Watches the row that every publish changes, for publishes of other processes; each is told to this process as its own
 * would be, and this process's own no second time. While the database is away nothing can have been published, so a failed reading only waits for the next.
 * @returns the function that stops watching
 */
export function watchContentVersion(payload: Payload, intervalMs = INTERVAL_MS): () => void {
  const own: string[] = [];
  let known: string | null | undefined;
  let isFirst = true;
  let wasAway = false;
  let isReading = false;

  /** What has been changed since the version that is known, by others. */
  function changesSince({ changes, token }: VersionRow): ContentChange[] {
    const all = changes ?? [];
    const at = all.findIndex((change) => change.token === known);
    // More has happened than the row keeps, or it was written by something that keeps no changes.
    if ((known && at < 0) || all.at(-1)?.token !== token) return [{ touched: 'everything' }];
    return all.slice(at + 1).filter((change) => !own.includes(change.token ?? ''));
  }

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      const row = (await payload.db.findGlobal<VersionRow>({ slug: 'content-version' })) ?? {};
      if (!isFirst && row.token !== known) {
        for (const { token, ...change } of changesSince(row)) await emitContentChange(change);
      }
      known = row.token;
      isFirst = false;
      wasAway = false;
    } catch (error) {
      if (!wasAway)
        payload.logger.warn({ err: error, msg: 'The content version cannot be read; publishes may show late.' });
      wasAway = true;
    } finally {
      isReading = false;
    }
  }

  const stopListening = onContentChange(({ token }) => {
    if (!token) return;
    own.push(token);
    if (own.length > OWN_KEPT) own.shift();
  });
  void read();
  const timer = setInterval(() => void read(), intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
