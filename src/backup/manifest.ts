import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILES } from '../cms/storage/backupFolder.ts';
import { BackupError } from './errors.ts';
import type { FileFacts } from './files.ts';
import type { DatabaseKind } from './types.ts';

/** Format version; increase it when an older version of Rihla could no longer read a backup. */
const FORMAT = 1;
const [FILE, HASH_FILE] = MANIFEST_FILES;

/** Contents of a backup. */
export interface Manifest {
  format: number;
  /** Version of Rihla that made it. */
  rihla: string;
  /** When the snapshot was taken, ISO 8601 in UTC. */
  createdAt: string;
  database: { kind: DatabaseKind; migrations: string[] };
  /** Number of documents by collection. */
  documents: Record<string, number>;
  /** Without pictures: a restore keeps the existing ones. */
  isDatabaseOnly?: boolean;
  /** Names of files that the database references and that were not found. */
  missing: string[];
  /** Every other file of the backup by path, such as `media/dunes.avif`. */
  files: Record<string, FileFacts>;
}

/** A path that stays inside the backup (no path traversal): one of its two folders and a plain file name. */
const PATH = /^(database|media)\/(?!\.{1,2}$)[^/\\\0]+$/;

/** Writes the manifest and, beside it, its hash in the format of `sha256sum -c`. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`;
  await writeFile(join(folder, FILE), text, { mode: 0o600, flush: true });
  await writeFile(join(folder, HASH_FILE), `${hash(text)}  ${FILE}\n`, { mode: 0o600, flush: true });
}

/** @throws BackupError when there is none, it was changed, or its format is newer */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, line] = await Promise.all([readText(folder, FILE), readText(folder, HASH_FILE)]);
  if (hash(text) !== line.slice(0, 64)) {
    throw new BackupError(`The backup ${folder} is damaged: ${FILE} is not what was written. Use another one.`);
  }
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new BackupError(
      `The backup ${folder} has the form ${manifest.format}, which this version cannot read. Update Rihla.`,
    );
  }
  const stray = Object.keys(manifest.files).find((path) => !PATH.test(path));
  if (stray !== undefined)
    throw new BackupError(`The backup ${folder} names a file outside itself (${stray}). Do not use it.`);
  return manifest;
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new BackupError(`${folder} is no backup, or not a whole one: it has no ${name}.`, { cause: error });
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
