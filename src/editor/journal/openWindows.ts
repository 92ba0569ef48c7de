const PREFIX = 'rihla-editor:';

/**
 * Announces to the other windows of this browser that one is editing, by a Web Lock, which ends with the window however
 * that closes.
 * @param writer id of the window, as in the journal
 * @returns ends the announcement
 */
export function announceWindow(writer: string): () => void {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  // Where browsers have no Web Locks, such as without https, no window is known to be open.
  navigator.locks?.request(PREFIX + writer, () => left).catch(() => undefined);
  return leave;
}

/** Ids of the editing windows of this browser. Never rejects. */
export async function listOpenWindows(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
  } catch {
    return new Set();
  }
}
