import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendEmailOptions } from 'payload';

/** Folder in the data folder. What is in it may sign people in, so only the server's account reads it. */
const FOLDER = 'outbox';
/** Older mails go when there are more: whoever asks for mail must not be able to fill the disk. */
const KEPT = 500;

/** That a mail is to be sent again. */
export interface Waiting {
  /** How often the mail server did not take it. */
  attempts: number;
  /** When it is tried next, ISO. */
  next: string;
}

/** A mail in the outbox. */
export interface KeptMail {
  /** When it was written, ISO. */
  date: string;
  message: SendEmailOptions;
  /** Absent when nobody will send it: there was no mail server, or it was given up. */
  waiting?: Waiting | undefined;
}

/**
 * Writes a mail into the outbox, whole or not at all: a JSON file whose name begins with the time, so that the newest comes
 * last.
 * @param kept how many of the newest stay
 * @returns absolute path of the file
 * @throws the system's error when it cannot be written
 */
export async function putIntoOutbox(
  dataDir: string,
  message: SendEmailOptions,
  waiting?: Waiting,
  kept = KEPT,
): Promise<string> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const date = new Date().toISOString();
  const file = join(folder, `${date.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`);
  await rewriteKept(file, { date, message, waiting });
  await removeOldest(folder, kept);
  return file;
}

/** @throws the system's error when it cannot be written */
export async function rewriteKept(file: string, { date, message, waiting }: KeptMail): Promise<void> {
  const draft = `${file}.part`;
  try {
    await writeFile(draft, `${JSON.stringify({ date, ...message, waiting }, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The mail in a file of the outbox; undefined when it is gone, or no mail. */
export async function readKept(file: string): Promise<KeptMail | undefined> {
  try {
    const { date, waiting, ...message } = JSON.parse(await readFile(file, 'utf8'));
    return { date, message, ...(waiting && { waiting }) };
  } catch {
    // Somebody has removed it, or written it by hand.
    return undefined;
  }
}

export function removeKept(file: string): Promise<void> {
  return rm(file, { force: true });
}

/** The files of the mails that are to be sent by now, the oldest first. */
export async function listDue(dataDir: string, now: number): Promise<string[]> {
  const folder = join(dataDir, FOLDER);
  const due: string[] = [];
  for (const name of await mailsIn(folder)) {
    const mail = await readKept(join(folder, name));
    if (mail?.waiting && Date.parse(mail.waiting.next) <= now) due.push(join(folder, name));
  }
  return due;
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
