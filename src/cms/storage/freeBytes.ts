import { statfs } from 'node:fs/promises';

/**
 * How many bytes this process can still write, on the fullest of the disks that some folders stand on. A folder that is not there yet says nothing.
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
