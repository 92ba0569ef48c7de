import { join } from 'node:path';
import { createFolderStorage } from '../../src/cms/media/storage/folderStorage.ts';
import type { MediaFile, MediaStorage } from '../../src/cms/media/storage/mediaStorage.ts';

/** A folder of pictures that counts what is written, and can be made slow or broken. */
export interface WatchedStorage extends MediaStorage {
  /** Names of the files written so far. */
  readonly written: string[];
  /** Called before each file is written; the writing waits for it, and fails when it throws. */
  beforePut: (file: MediaFile) => Promise<void> | void;
  names(): Promise<string[]>;
}

export function createWatchedStorage(dataDir: string): WatchedStorage {
  const storage = createFolderStorage(join(dataDir, 'media'));
  const watched: WatchedStorage = {
    ...storage,
    written: [],
    beforePut: () => undefined,
    put: async (file) => {
      await watched.beforePut(file);
      await storage.put(file);
      watched.written.push(file.name);
    },
    names: async () => {
      const names: string[] = [];
      for await (const { name } of storage.list()) names.push(name);
      return names.sort();
    },
  };
  return watched;
}
