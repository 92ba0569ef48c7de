import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { BACKUP_NAME, inTime, listBackups } from '../cms/storage/backupFolder.ts';
import { BackupError } from './errors.ts';

/** Suffix of an unfinished backup, or one that is being deleted. */
const PARTIAL = '.partial';

/**
 * The folder of one backup, absolute.
 * @param wanted a name or a path; the newest when absent
 * @throws BackupError when there is none
 */
export async function findBackup(folder: string, wanted?: string): Promise<string> {
  const names = await listBackups(folder);
  if (wanted === undefined) {
    const newest = names.at(-1);
    if (newest) return join(folder, newest);
    throw new BackupError(`There is no backup in ${folder}. Make one with: npm run backup`);
  }
  if (names.includes(wanted)) return join(folder, wanted);
  if (existsSync(wanted) && (isAbsolute(wanted) || wanted.includes('/'))) return resolve(wanted);
  const todo = names.length ? `Give one of ${names.join(', ')}, or a path` : 'It holds none at all: give a path';
  throw new BackupError(`There is no backup "${wanted}" in ${folder}. ${todo}.`);
}

/** A unique name for a new backup; sorts after those of the same second. */
export async function nameBackup(folder: string, now: Date): Promise<string> {
  const name = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const last = (await readdir(folder))
    .filter((other) => BACKUP_NAME.test(other) && other.startsWith(name))
    .sort(inTime)
    .at(-1);
  return last ? `${name}-${Number(last.slice(name.length + 1) || 1) + 1}` : name;
}

/** Folder of an unfinished backup. */
export function partialFolder(folder: string, name: string): string {
  return join(folder, name + PARTIAL);
}

/** Deletes unfinished backups left by killed processes. */
export async function removePartials(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(PARTIAL) && BACKUP_NAME.test(name.slice(0, -PARTIAL.length))) await remove(join(folder, name));
  }
}

/**
 * Deletes the oldest backups.
 * @param keep how many of the newest stay, 1 or more
 * @param made the newest backup, which stays even if a clock that was set back makes it look old
 * @returns the names of those deleted
 */
export async function pruneBackups(folder: string, keep: number, made: string): Promise<string[]> {
  const others = (await listBackups(folder)).filter((name) => name !== made);
  const old = others.slice(0, Math.max(others.length - (keep - 1), 0));
  for (const name of old) {
    // Renamed first: a half-deleted backup must not look complete either.
    await rename(join(folder, name), partialFolder(folder, name));
    await remove(partialFolder(folder, name));
  }
  return old;
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
