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

/** Reads a file to its end. */
export function hashFile(file: string): Promise<FileFacts> {
  return hashStream(createReadStream(file, { highWaterMark: 1 << 18 }));
}

/** Reads a stream to its end. */
export async function hashStream(body: Readable): Promise<FileFacts> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of body) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes a stream into a new file that only this account can read, down to the disk. */
export async function writeStream(file: string, body: Readable): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of body) await handle.writeFile(chunk as Buffer);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
