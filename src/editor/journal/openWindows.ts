const PREFIX = 'rihla-editor:';

/**
 * Says to the other windows of this browser that one is being edited in, for as long as it is there, however it goes.
 * @param writer names the window, as in the journal
 * @returns says that it is no longer
 */
export function announceWindow(writer: string): () => void {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  // Where browsers have no locks, such as without https, nobody is known to be there.
  navigator.locks?.request(PREFIX + writer, () => left).catch(() => undefined);
  return leave;
}

/** Names of the windows of this browser that are being edited in. Never rejects. */
export async function listOpenWindows(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
  } catch {
    return new Set();
  }
}
