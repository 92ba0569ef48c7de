import type { Payload } from 'payload';
import { readNamedFiles } from './namedFiles.ts';
import type { MediaStorage } from './storage/mediaStorage.ts';

/**
 * Removes files that no picture names any more. What cannot be judged or removed now is left to the sweep of the next
 * start, with a line in the log.
 */
export async function removeFiles(payload: Payload, storage: MediaStorage, names: readonly string[]): Promise<void> {
  try {
    const needed = await readNamedFiles(payload, names);
    const removals = names.filter((name) => !needed.has(name)).map((name) => storage.remove(name));
    for (const result of await Promise.allSettled(removals)) if (result.status === 'rejected') throw result.reason;
  } catch (error) {
    payload.logger.warn({
      err: error,
      msg: `Up to ${names.length} files of a picture could not be removed. The next start of the studio moves them away.`,
    });
  }
}
