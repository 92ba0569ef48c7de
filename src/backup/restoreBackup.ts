import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mimeTypeOf } from '../cms/media/storage/fileNames.ts';
import { type Backup, createBackup } from './createBackup.ts';
import { BackupError, explain } from './errors.ts';
import { hashStream } from './files.ts';
import { forEachAtOnce } from './forEachAtOnce.ts';
import type { Manifest } from './manifest.ts';
import { refuseUnknownMigrations } from './migrations.ts';
import { type BackupDatabase, type MediaFiles, UnreadableDatabase } from './types.ts';
import { verifyBackup } from './verifyBackup.ts';

export interface RestoreOptions {
  /** Folder of the backup, absolute. */
  backup: string;
  database: BackupDatabase;
  media: MediaFiles;
  /** Data folder of the restored site, absolute. */
  dataDir: string;
  /** Whether a database with documents may be overwritten. */
  replace: boolean;
  /** Folder for a backup of what is replaced; locked by this process. Absolute. */
  folder: string;
  /** Version of Rihla. */
  version: string;
}

export interface Restored {
  manifest: Manifest;
  /** Backup of the previous state; undefined when there was none. */
  before: Backup | undefined;
}

/** Number of pictures restored concurrently. */
const AT_ONCE = 8;

/**
 * Restores a backup: first the pictures, which affect nobody, then the database, all or nothing.
 * @throws BackupError when the backup is damaged, does not fit, or would overwrite documents without `replace`
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  try {
    return await restore(options);
  } catch (error) {
    throw explain('The backup was not restored', 'The database is as it was.', error);
  }
}

async function restore({
  backup,
  database,
  media,
  dataDir,
  replace,
  folder,
  version,
}: RestoreOptions): Promise<Restored> {
  const manifest = await verifyBackup(backup);
  refuseOtherKind(manifest, database);
  refuseUnknownMigrations(database.kind, manifest.database.migrations);
  await database.refuseWhenInUse();
  await database.recover();
  const isUsed = await hasDocuments(database, replace);
  if (isUsed && !replace) {
    throw new BackupError(
      `The database ${database.place} has documents. Restore into an empty one (--into), or give --replace: ` +
        'what is there is then backed up first.',
    );
  }
  const before = isUsed ? await createBackup({ database, media, folder, version }) : undefined;
  await restoreMedia(backup, manifest, media);
  await database.replace(join(backup, 'database'), manifest.database.migrations);
  // The page caches contain the previous content.
  for (const cache of ['pages', 'last-good']) await rm(join(dataDir, cache), { recursive: true, force: true });
  return { manifest, before };
}

function refuseOtherKind({ database: { kind } }: Manifest, database: BackupDatabase): void {
  if (kind === database.kind) return;
  const [of, into] = kind === 'sqlite' ? ['SQLite', 'PostgreSQL'] : ['PostgreSQL', 'SQLite'];
  const todo = kind === 'sqlite' ? 'Unset DATABASE_URL' : 'Set DATABASE_URL to a PostgreSQL database';
  throw new BackupError(`This is a backup of ${of} and cannot be restored into ${into}. ${todo}, then restore it.`);
}

async function hasDocuments(database: BackupDatabase, replace: boolean): Promise<boolean> {
  try {
    return (await database.countDocuments()) > 0;
  } catch (error) {
    if (!(error instanceof UnreadableDatabase)) throw error;
    if (replace) return false;
    throw new BackupError(
      `${error.message} Give --replace to put the backup in its place; the damaged file is kept beside it.`,
      { cause: error },
    );
  }
}

async function restoreMedia(backup: string, { files }: Manifest, media: MediaFiles): Promise<void> {
  const pictures = Object.entries(files).filter(([path]) => path.startsWith('media/'));
  await forEachAtOnce(pictures, AT_ONCE, async ([path, { bytes, sha256 }]) => {
    const name = path.slice('media/'.length);
    const there = await media.open(name);
    if (there) {
      const found = await hashStream(there.body);
      if (found.bytes === bytes && found.sha256 === sha256) return;
    }
    await media.put({ name, data: await readFile(join(backup, path)), mimeType: mimeTypeOf(name) });
  });
}
