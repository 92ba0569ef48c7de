import { join } from 'node:path';
import { createFolderStorage } from '../../src/cms/media/storage/folderStorage.ts';
import type { MediaFile, MediaStorage } from '../../src/cms/media/storage/mediaStorage.ts';

/** A media storage that records writes, and can be slowed or broken. */
export interface WatchedStorage extends MediaStorage {
  /** Names of the files written so far. */
  readonly written: string[];
  /** Called before each write, and awaited; its error fails the write. */
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
