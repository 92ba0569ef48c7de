import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendEmailOptions } from 'payload';

/** Folder in the data folder. What is in it may sign people in, so only the server's account reads it. */
const FOLDER = 'outbox';
/** Older mails go when there are more: whoever asks for mail must not be able to fill the disk. */
const KEPT = 500;

/**
 * Writes a mail into the outbox, whole or not at all: a JSON file whose name begins with the time, so that the newest comes
 * last.
 * @param kept how many of the newest stay
 * @returns absolute path of the file
 * @throws the system's error when it cannot be written
 */
export async function putIntoOutbox(dataDir: string, message: SendEmailOptions, kept = KEPT): Promise<string> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const date = new Date().toISOString();
  const file = join(folder, `${date.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`);
  const draft = `${file}.part`;
  try {
    await writeFile(draft, `${JSON.stringify({ date, ...message }, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await removeOldest(folder, kept);
  return file;
}

async function removeOldest(folder: string, kept: number): Promise<void> {
  const mails = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  // Another process may have removed it already.
  for (const name of mails.slice(0, -kept)) await rm(join(folder, name), { force: true });
}
