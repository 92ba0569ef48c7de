import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Size and SHA-256 of a file. */
export interface FileFacts {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Hashes a file. */
export function hashFile(file: string): Promise<FileFacts> {
  return hashStream(createReadStream(file, { highWaterMark: 1 << 18 }));
}

/** Hashes a stream. */
export async function hashStream(body: Readable): Promise<FileFacts> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of body) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes a stream to a new file that only this account can read, and syncs it to disk. */
export async function writeStream(file: string, body: Readable): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of body) await handle.writeFile(chunk as Buffer);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a file, or a folder's entries, to disk (fsync). */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
