import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFolderError } from './describeFolderError.ts';
import { mimeTypeOf } from './fileNames.ts';
import type { MediaStorage, OrphanStore, StoredFile } from './mediaStorage.ts';

/** Names of unfinished files; the leading dot hides them from visitors. */
const UNFINISHED = /^\..+\.part$/;

/**
 * Picture storage in a folder on this machine. Orphans (files that no picture references) are moved to a folder beside
 * it, `<folder>-orphans`.
 * @param folder absolute path; created when it is missing
 */
export function createFolderStorage(folder: string): MediaStorage {
  return {
    settleMs: 0,
    async put({ name, data }) {
      try {
        await mkdir(folder, { recursive: true });
        await writeWhole(folder, name, data);
      } catch (error) {
        throw describeFolderError(error, folder);
      }
    },
    async open(name) {
      const size = await sizeOf(join(folder, name));
      if (size === undefined) return undefined;
      return { body: createReadStream(join(folder, name)), mimeType: mimeTypeOf(name), size };
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    list: () => listFiles(folder),
    async discardUnfinished() {
      for await (const name of namesIn(folder))
        if (UNFINISHED.test(name)) await rm(join(folder, name), { force: true });
    },
    orphans: createOrphanFolder(folder, `${folder}-orphans`),
  };
}

/** Under its own name a file is always whole: it is written under a temporary name, synced to disk, then renamed. */
async function writeWhole(folder: string, name: string, data: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.${randomBytes(4).toString('hex')}.part`);
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Syncs a folder's entries to disk (fsync). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function createOrphanFolder(folder: string, orphans: string): OrphanStore {
  return {
    async add(name) {
      await mkdir(orphans, { recursive: true });
      try {
        await rename(join(folder, name), join(orphans, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      }
      const now = new Date();
      await utimes(join(orphans, name), now, now);
      return true;
    },
    async restore(name) {
      await mkdir(folder, { recursive: true });
      await rename(join(orphans, name), join(folder, name));
    },
    remove: (name) => rm(join(orphans, name), { force: true }),
    list: () => listFiles(orphans),
  };
}

async function* listFiles(folder: string): AsyncIterable<StoredFile> {
  for await (const name of namesIn(folder)) {
    if (name.startsWith('.')) continue;
    const facts = await statOf(join(folder, name));
    if (facts) yield { name, size: facts.size, modified: facts.mtime };
  }
}

/** Names of the plain files in a folder; none when the folder does not exist. */
async function* namesIn(folder: string): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder)) if (entry.isFile()) yield entry.name;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await statOf(path))?.size;
}

async function statOf(path: string) {
  try {
    const facts = await stat(path);
    return facts.isFile() ? facts : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
