import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from '../errors.ts';
import { syncPath } from '../files.ts';
import { missingMigrations } from '../migrations.ts';
import { type ApplyMigrations, type BackupDatabase, UnreadableDatabase } from '../types.ts';
import { SQLITE_FILE, snapshotSqlite } from './snapshot.ts';
import { countDocuments, readTables } from './tables.ts';
import { takeAlone } from './takeAlone.ts';

interface Options {
  /** Absolute path of the data folder. */
  dataDir: string;
  applyMigrations: ApplyMigrations;
}

/** Prefix of the work folders of a restore. */
const WORK = 'restoring-';

/** SQLite backend of backups: the database file in the data folder. */
export function createSqliteDatabase({ dataDir, applyMigrations }: Options): BackupDatabase {
  const file = join(dataDir, SQLITE_FILE);

  async function countAll(): Promise<number> {
    if (!existsSync(file)) return 0;
    try {
      const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
      try {
        const counts = Object.values(countDocuments(database, readTables(database)));
        return counts.reduce((sum, count) => sum + count, 0);
      } finally {
        database.close();
      }
    } catch (error) {
      throw new UnreadableDatabase(`The database ${file} cannot be read (${(error as Error).message}).`, {
        cause: error,
      });
    }
  }

  return {
    kind: 'sqlite',
    place: file,
    countDocuments: countAll,
    async snapshot(folder) {
      if (!existsSync(file)) {
        throw new BackupError(
          `There is no database at ${file}. Set DATA_DIR, or DATABASE_URL, to what the server uses.`,
        );
      }
      return snapshotSqlite(file, folder);
    },
    async refuseWhenInUse() {
      if (existsSync(file)) takeAlone(file)?.close();
    },
    async recover() {
      for (const name of globSync(`${WORK}*`, { cwd: dataDir })) {
        rmSync(join(dataDir, name), { recursive: true, force: true });
      }
    },
    async replace(folder, migrations) {
      mkdirSync(dataDir, { recursive: true });
      // Beside the database: a rename is only possible on the same disk.
      const work = mkdtempSync(join(dataDir, WORK));
      try {
        const prepared = join(work, SQLITE_FILE);
        await copyFile(join(folder, SQLITE_FILE), prepared);
        if (missingMigrations('sqlite', migrations).length) {
          await applyMigrations({ dataDir: work, databaseUrl: undefined });
          takeAlone(prepared)?.close();
        }
        await syncPath(prepared);
        swapIn(prepared, file);
        await syncPath(dataDir);
      } finally {
        rmSync(work, { recursive: true, force: true });
      }
    },
  };
}

/** Replaces one database file by another while nobody can open either. */
function swapIn(prepared: string, file: string): void {
  const exists = existsSync(file);
  const old = exists ? takeAlone(file) : undefined;
  if (exists && !old) {
    const damagedFile = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
    for (const ending of ['', '-wal', '-shm']) {
      if (existsSync(file + ending)) renameSync(file + ending, damagedFile + ending);
    }
  }
  try {
    renameSync(prepared, file);
  } finally {
    old?.close();
  }
}
