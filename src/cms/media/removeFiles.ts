import type { Payload } from 'payload';
import { readNamedFiles } from './namedFiles.ts';
import type { MediaStorage } from './storage/mediaStorage.ts';

/**
 * Deletes files that no picture references any more. Files that cannot be checked or deleted now are logged and left to
 * the sweep of the next start.
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
