import { statfs } from 'node:fs/promises';

/**
 * Free disk space for this process, in bytes, on the fullest of the disks of some folders. Folders that do not exist
 * yet are skipped.
 * @throws Error when a disk cannot be asked
 */
export async function readFreeBytes(folders: readonly string[]): Promise<number> {
  const free = await Promise.all(folders.map(freeAt));
  return Math.min(...free);
}

async function freeAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  }
}
