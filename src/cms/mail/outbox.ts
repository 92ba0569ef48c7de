import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder in the data folder. Its mails may contain sign-in links, so only the server's account may read it. */
const FOLDER = 'outbox';
/** Maximum number of mails; the oldest are removed, so that requests for mail cannot fill the disk. */
const KEPT = 500;

/** A mail for the outbox. */
export interface OutboxMail {
  /** When it was written, ISO. */
  date: string;
  /** Unique name; the same mail is one file, however often it is put there. */
  name: string;
  message: object;
}

/** A file of the outbox. */
export interface OutboxFile {
  /** Absolute path. */
  file: string;
  date: string;
  message: Record<string, unknown>;
  /** Time of the next attempt, ISO; undefined when it is not to be sent. */
  next: string | undefined;
}

/**
 * Writes a mail to the outbox atomically: a JSON file whose name begins with the time, so that the newest is last.
 * @param kept number of newest files to keep
 * @returns absolute path of the file
 * @throws the system's error when it cannot be written
 */
export async function putIntoOutbox(
  dataDir: string,
  { date, message, name }: OutboxMail,
  kept = KEPT,
): Promise<string> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 8);
  const file = join(folder, `${date.replaceAll(':', '-')}-${mark}.json`);
  await writeWhole(file, { date, ...message });
  await removeOldest(folder, kept);
  return file;
}

/** Lists the mails in the outbox, oldest first; other files are skipped. */
export async function readOutbox(dataDir: string): Promise<OutboxFile[]> {
  const folder = join(dataDir, FOLDER);
  const files = await Promise.all((await mailsIn(folder)).map((name) => readOutboxFile(join(folder, name))));
  return files.filter((file) => file !== undefined);
}

/** Marks a mail in the outbox as not to be sent. @throws the system's error when it cannot be written */
export async function giveUp({ date, file, message }: OutboxFile): Promise<void> {
  await writeWhole(file, { date, ...message });
}

/** Deletes a mail from the outbox folder; one that is gone already is no error. */
export function removeFromOutbox({ file }: OutboxFile): Promise<void> {
  return rm(file, { force: true });
}

async function readOutboxFile(file: string): Promise<OutboxFile | undefined> {
  try {
    const { date, waiting, ...message } = JSON.parse(await readFile(file, 'utf8'));
    return { date: String(date), file, message, next: typeof waiting?.next === 'string' ? waiting.next : undefined };
  } catch {
    // It was removed, or written by hand.
    return undefined;
  }
}

async function writeWhole(file: string, content: object): Promise<void> {
  const draft = `${file}.part`;
  try {
    await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function removeOldest(folder: string, kept: number): Promise<void> {
  // Another process may have removed it already.
  for (const name of (await mailsIn(folder)).slice(0, -kept)) await rm(join(folder, name), { force: true });
}

async function mailsIn(folder: string): Promise<string[]> {
  // There is no folder before the first mail.
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).sort();
}
