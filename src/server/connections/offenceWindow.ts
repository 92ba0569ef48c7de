/** Counts what clients do too often, in fixed windows of time, so that it holds no client for longer than one. */
export interface OffenceWindow {
  /** Counts one of this client. */
  note(client: string): void;
  /** Whether the client has reached the maximum within the current window. */
  isOver(client: string): boolean;
}

/**
 * @param max offences within a window from which on `isOver` is true
 * @param windowMs length of a window
 */
export function createOffenceWindow({
  max,
  windowMs,
  now = () => performance.now(),
}: {
  max: number;
  windowMs: number;
  now?: () => number;
}): OffenceWindow {
  const counts = new Map<string, number>();
  let window = 0;
  const tidy = (): void => {
    const current = Math.floor(now() / windowMs);
    if (current === window) return;
    window = current;
    counts.clear();
  };
  return {
    note(client) {
      tidy();
      counts.set(client, (counts.get(client) ?? 0) + 1);
    },
    isOver(client) {
      tidy();
      return (counts.get(client) ?? 0) >= max;
    },
  };
}
