import type { Payload } from 'payload';
import { emitContentChange, onContentChange } from '../../shared/contentEvents.ts';

/** How often the version is read, in ms: a publish must be visible everywhere within two seconds. */
const INTERVAL_MS = 500;

/**
 * Watches the row that every publish changes, for publishes of other processes; each is told to this process as its own
 * would be, and this process's own no second time. While the database is away nothing can have been published, so a failed reading only waits for the next.
 * @returns the function that stops watching
 */
export function watchContentVersion(payload: Payload, intervalMs = INTERVAL_MS): () => void {
  let known: unknown;
  let isFirst = true;
  let wasAway = false;
  let isReading = false;

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      const row = await payload.db.findGlobal<{ token?: string }>({ slug: 'content-version' });
      const token = row?.token;
      if (!isFirst && token !== known) emitContentChange();
      known = token;
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

  const stopListening = onContentChange((token) => {
    if (token) known = token;
  });
  void read();
  const timer = setInterval(() => void read(), intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
