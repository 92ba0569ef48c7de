import { link, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type FileFacts, hashFile, writeStream } from './files.ts';
import { forEachAtOnce } from './forEachAtOnce.ts';
import type { MediaFiles } from './types.ts';

/** An older backup whose pictures can be linked. */
export interface OlderBackup {
  /** Absolute. */
  folder: string;
  files: Readonly<Record<string, FileFacts>>;
}

export interface CopiedMedia {
  files: Record<string, FileFacts>;
  /** Bytes of hard links to an older backup. */
  linkedBytes: number;
  /** Names of files that were not found. */
  missing: string[];
}

/** Number of concurrent copies: a bucket has a high latency. */
const AT_ONCE = 8;

interface Options {
  names: readonly string[];
  media: MediaFiles;
  /** Newest first. */
  older: readonly OlderBackup[];
  /** Folder of the new backup, absolute; it has an empty folder `media`. */
  folder: string;
}

/**
 * Copies pictures into a backup, incrementally. Files are immutable, so one that an older backup has, with the same
 * size and hash, is hard-linked from there and takes no space.
 */
export async function copyMedia({ names, media, older, folder }: Options): Promise<CopiedMedia> {
  const copied: CopiedMedia = { files: {}, linkedBytes: 0, missing: [] };
  await forEachAtOnce(names, AT_ONCE, async (name) => {
    const path = `media/${name}`;
    const target = join(folder, path);
    const source = await media.open(name);
    for (const backup of older) {
      const facts = backup.files[path];
      if (!facts || (source?.size ?? facts.bytes) !== facts.bytes) continue;
      if (!(await linkSound(join(backup.folder, path), target, facts))) continue;
      source?.body.destroy();
      copied.files[path] = facts;
      copied.linkedBytes += facts.bytes;
      return;
    }
    if (!source) {
      copied.missing.push(name);
      return;
    }
    if (await writeWhole(target, source.body)) copied.files[path] = await hashFile(target);
    else copied.missing.push(name);
  });
  copied.missing.sort();
  return copied;
}

/** Copies a file; false when it was deleted before it could be read. */
async function writeWhole(target: string, body: Readable): Promise<boolean> {
  try {
    await writeStream(target, body);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await rm(target, { force: true });
    return false;
  }
}

/** Hard-links a file whose size and hash still match the manifest; false when they do not, or the disk has no links. */
async function linkSound(from: string, to: string, { bytes, sha256 }: FileFacts): Promise<boolean> {
  try {
    const found = await hashFile(from);
    if (found.bytes !== bytes || found.sha256 !== sha256) return false;
    await link(from, to);
    return true;
  } catch (error) {
    if (CANNOT_LINK.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/**
 * Error codes of a failed link: the file is gone, on another disk, on a disk without links, or has the maximum number
 * of links.
 */
const CANNOT_LINK = ['ENOENT', 'EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'];
