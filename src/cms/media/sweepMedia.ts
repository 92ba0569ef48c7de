import type { Payload } from 'payload';
import { readNamedFiles } from './namedFiles.ts';
import { isOwnName } from './storage/fileNames.ts';
import type { MediaStorage, StoredFile } from './storage/mediaStorage.ts';

/**
 * A killed process leaves the files of its running uploads, a few dozen; more than this number and share is suspicious.
 */
const FEW_FILES = 200;
const SMALL_SHARE = 0.1;

/** Retention of orphans, in ms: 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Result of a sweep, by file names. */
export interface SweepReport {
  /** Moved to the orphans, since no picture references them. */
  movedAway: string[];
  /** Restored, since a picture references them after all. */
  movedBack: string[];
  /** Deleted after their retention among the orphans. */
  removed: string[];
  /** Referenced by a picture, but stored nowhere. */
  missing: string[];
  /** Referenced by no picture, and left alone because they are suspiciously many. */
  suspicious: string[];
}

/**
 * Garbage collection of picture files: moves files that no picture references to the orphans, and restores those that
 * one references after all. Deletes only files that have been orphans for 30 days. Touches only files with names that
 * this software gives.
 * @throws what the database or the storage throws; nothing has been touched when the database could not be read
 */
export async function sweepMedia(payload: Payload, storage: MediaStorage, now = new Date()): Promise<SweepReport> {
  // Files first, then rows: a row saved in between is then seen.
  const stored = await collectOwn(storage.list());
  const orphans = await collectOwn(storage.orphans.list());
  const named = await readNamedFiles(payload);
  const isThere = new Set(stored.map(({ name }) => name));

  const movedBack = orphans.map(({ name }) => name).filter((name) => named.has(name) && !isThere.has(name));
  for (const name of movedBack) await storage.orphans.restore(name);
  const missing = [...named].filter((name) => !isThere.has(name) && !movedBack.includes(name));

  const settled = now.getTime() - storage.settleMs;
  const unnamed = stored.filter(({ name, modified }) => !named.has(name) && modified.getTime() <= settled);
  const names = unnamed.map(({ name }) => name);
  if (isSuspicious(names.length, stored.length)) {
    return { movedAway: [], movedBack, removed: [], missing, suspicious: names };
  }
  const away = await moveAway(payload, storage, names);
  // Without any picture this may be the wrong database; then nothing is deleted.
  const removed = named.size > 0 ? await removeOld(storage, orphans, named, now) : [];
  return { ...away, movedBack: [...movedBack, ...away.movedBack], removed, missing, suspicious: [] };
}

/** Signs of the wrong database: the files without a row are many, and more than a small share. */
function isSuspicious(unnamed: number, stored: number): boolean {
  return unnamed > FEW_FILES && unnamed > stored * SMALL_SHARE;
}

async function moveAway(
  payload: Payload,
  storage: MediaStorage,
  names: readonly string[],
): Promise<Pick<SweepReport, 'movedAway' | 'movedBack'>> {
  const moved: string[] = [];
  for (const name of names) if (await storage.orphans.add(name)) moved.push(name);
  // Another process may have saved a row meanwhile.
  const needed = await readNamedFiles(payload, moved);
  for (const name of needed) if (moved.includes(name)) await storage.orphans.restore(name);
  return { movedAway: moved.filter((name) => !needed.has(name)), movedBack: moved.filter((name) => needed.has(name)) };
}

async function removeOld(
  storage: MediaStorage,
  orphans: readonly StoredFile[],
  named: ReadonlySet<string>,
  now: Date,
): Promise<string[]> {
  const old = orphans.filter(({ name, modified }) => !named.has(name) && now.getTime() - modified.getTime() > KEPT_MS);
  for (const { name } of old) await storage.orphans.remove(name);
  return old.map(({ name }) => name);
}

async function collectOwn(files: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const own: StoredFile[] = [];
  for await (const file of files) if (isOwnName(file.name)) own.push(file);
  return own;
}
