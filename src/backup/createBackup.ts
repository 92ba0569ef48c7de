import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listBackups } from '../cms/storage/backupFolder.ts';
import { lockBackups } from './backupLock.ts';
import { nameBackup, partialFolder, pruneBackups, removePartials } from './catalogue.ts';
import { type CopiedMedia, copyMedia, type OlderBackup } from './copyMedia.ts';
import { explain } from './errors.ts';
import { type FileFacts, hashFile, syncPath } from './files.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import type { BackupDatabase, MediaFiles, Snapshot } from './types.ts';
import { verifyBackup } from './verifyBackup.ts';

export interface BackupOptions {
  database: BackupDatabase;
  media: MediaFiles;
  /** Leaves pictures out, for a change that does not touch them. */
  isDatabaseOnly?: boolean;
  /** Backup folder, absolute. */
  folder: string;
  /** Version of Rihla. */
  version: string;
  /** Pauses before each retry of the snapshot, in ms, when a picture was deleted meanwhile. */
  pausesMs?: readonly number[];
}

export interface Backup {
  /** Absolute. */
  folder: string;
  manifest: Manifest;
  linkedBytes: number;
}

/** A picture's files are deleted a moment before its row. */
const PAUSES_MS = [250, 1_000];

/**
 * Makes a backup, verifies it, and only then deletes the oldest ones.
 * @param keep how many stay, 1 or more; Infinity: all
 * @throws BackupError; nothing unfinished is left behind
 */
export async function backUp(options: BackupOptions, keep: number): Promise<Backup & { removed: string[] }> {
  try {
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    const unlock = lockBackups(options.folder);
    try {
      const backup = await createBackup(options);
      return { ...backup, removed: await pruneBackups(options.folder, keep, basename(backup.folder)) };
    } finally {
      unlock();
    }
  } catch (error) {
    throw explain('The backup was not made', 'Nothing half-done was left behind.', error);
  }
}

/** Makes a backup in a folder that this process has locked; it gets its final name when it is complete and verified. */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { database, folder, version } = options;
  await removePartials(folder);
  const older = await readOlder(folder);
  const now = new Date();
  const name = await nameBackup(folder, now);
  const partial = partialFolder(folder, name);
  try {
    const { copied, files, snapshot } = await collect(partial, options, older);
    const { documents, migrations } = snapshot;
    await writeManifest(partial, {
      rihla: version,
      createdAt: now.toISOString(),
      database: { kind: database.kind, migrations },
      documents,
      ...(options.isDatabaseOnly && { isDatabaseOnly: true }),
      missing: copied.missing,
      files: { ...files, ...sortKeys(copied.files) },
    });
    for (const part of ['database', 'media', '.']) await syncPath(join(partial, part));
    const manifest = await verifyBackup(partial);
    await rename(partial, join(folder, name));
    await syncPath(folder);
    return { folder: join(folder, name), manifest, linkedBytes: copied.linkedBytes };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

interface Collected {
  snapshot: Snapshot;
  files: Record<string, FileFacts>;
  copied: CopiedMedia;
}

/** Takes the snapshot, then copies the pictures it references; retries when one was deleted in between. */
async function collect(
  partial: string,
  { database, isDatabaseOnly, media, pausesMs = PAUSES_MS }: BackupOptions,
  older: readonly OlderBackup[],
): Promise<Collected> {
  for (let attempt = 0; ; attempt += 1) {
    await rm(partial, { recursive: true, force: true });
    for (const part of ['', 'database', 'media']) await mkdir(join(partial, part), { mode: 0o700 });
    const snapshot = await database.snapshot(join(partial, 'database'));
    const files = await hashAll(partial);
    const names = isDatabaseOnly ? [] : snapshot.mediaNames;
    const copied = await copyMedia({ names, media, older, folder: partial });
    const pause = pausesMs[attempt];
    if (!copied.missing.length || pause === undefined) return { snapshot, files, copied };
    await setTimeout(pause);
  }
}

async function hashAll(partial: string): Promise<Record<string, FileFacts>> {
  const files: Record<string, FileFacts> = {};
  for (const name of (await readdir(join(partial, 'database'))).sort()) {
    await syncPath(join(partial, 'database', name));
    files[`database/${name}`] = await hashFile(join(partial, 'database', name));
  }
  return files;
}

/** Backups whose pictures can be linked, newest first; skips unreadable ones. */
async function readOlder(folder: string): Promise<OlderBackup[]> {
  const older: OlderBackup[] = [];
  for (const name of (await listBackups(folder)).reverse()) {
    const place = join(folder, name);
    const manifest = await readManifest(place).catch(() => undefined);
    if (manifest) older.push({ folder: place, files: manifest.files });
  }
  return older;
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}
