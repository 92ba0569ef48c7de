import type { Payload } from 'payload';
import { type ContentChange, emitContentChange, onContentChange } from '../../shared/changes/contentEvents.ts';

/** Polling interval, in ms: a publish must be visible everywhere within two seconds. */
const INTERVAL_MS = 500;
/** Number of this process's own version tokens that are remembered: many times more than can be written between two polls. */
const OWN_KEPT = 200;

type VersionRow = {
  token?: string | null;
  changes?: ContentChange[] | null;
};

/**
 * Polls the row that every publish changes, for publishes of other processes, and emits them as content changes of this process; its own
 * are not emitted twice. While the database is down nothing can be published, so a failed poll only waits for the next.
 * @returns the function that stops watching
 */
export function watchContentVersion(payload: Payload, intervalMs = INTERVAL_MS): () => void {
  const own: string[] = [];
  let known: string | null | undefined;
  let isFirst = true;
  let wasAway = false;
  let isReading = false;

  /** Changes by other processes since the known version. */
  function changesSince({ changes, token }: VersionRow): ContentChange[] {
    const all = changes ?? [];
    const at = all.findIndex((change) => change.token === known);
    // The row keeps only the latest changes and this version is older, or its writer records none.
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
