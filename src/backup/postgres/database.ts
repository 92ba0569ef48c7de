import { setTimeout as sleep } from 'node:timers/promises';
import { BackupError } from '../errors.ts';
import { missingMigrations } from '../migrations.ts';
import type { ApplyMigrations, BackupDatabase } from '../types.ts';
import { type Connection, withConnection } from './connect.ts';
import { dumpPostgres } from './dump.ts';
import { loadPostgres } from './load.ts';
import { dropAside, hasAside, putBack, setAside } from './setAside.ts';
import { countDocuments, readTables } from './tables.ts';

interface Options {
  databaseUrl: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  applyMigrations: ApplyMigrations;
}

const NO_SUCH_DATABASE = '3D000';

/** Maximum number of checks whether other connections to the database have ended. */
const MAX_QUESTIONS = 16;
const BETWEEN_QUESTIONS_MS = 125;

/** PostgreSQL backend of backups; only reads or touches Rihla's own tables. */
export function createPostgresDatabase({ databaseUrl, dataDir, applyMigrations }: Options): BackupDatabase {
  const target = { dataDir, databaseUrl };

  async function countAll(): Promise<number> {
    return withConnection(databaseUrl, async (connection) => {
      const counts = await countDocuments(connection, await readTables(connection));
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    }).catch((error: { code?: string }) => {
      if (error.code === NO_SUCH_DATABASE) return 0;
      throw error;
    });
  }

  return {
    kind: 'postgres',
    place: withoutPassword(databaseUrl),
    snapshot: (folder) =>
      withConnection(databaseUrl, async (connection) => {
        if (!(await hasAside(connection))) return dumpPostgres(connection, folder);
        throw new BackupError('A restore of this database was cut off. Run it again first: it settles what is true.');
      }),
    countDocuments: countAll,
    async refuseWhenInUse() {
      await withConnection(databaseUrl, async (connection) => {
        let others = await countOthers(connection);
        // The server notices the end of a process only a moment later.
        for (let attempts = 1; others > 0 && attempts < MAX_QUESTIONS; attempts += 1) {
          await sleep(BETWEEN_QUESTIONS_MS);
          others = await countOthers(connection);
        }
        if (others === 0) return;
        throw new BackupError(
          `${others} other connections to ${withoutPassword(databaseUrl)} are open. ` +
            'Stop every Rihla process that uses it, then restore; nothing was changed.',
        );
      }).catch(ignoreMissing);
    },
    async recover() {
      const documents = await countAll();
      // The killed restore had either filled the database and only had to clean up, or had not.
      await withConnection(databaseUrl, async (connection) => {
        if (await hasAside(connection)) await (documents ? dropAside : putBack)(connection);
      }).catch(ignoreMissing);
    },
    async replace(folder, migrations) {
      // A missing database is created by the first migration.
      const exists = await withConnection(databaseUrl, setAside).then(
        () => true,
        (error: { code?: string }) => {
          if (error.code === NO_SUCH_DATABASE) return false;
          throw error;
        },
      );
      try {
        await applyMigrations(target, migrations);
        await withConnection(databaseUrl, (connection) => loadPostgres(connection, folder));
        if (missingMigrations('postgres', migrations).length) await applyMigrations(target);
      } catch (error) {
        if (exists) await withConnection(databaseUrl, putBack);
        throw error;
      }
      if (exists) await withConnection(databaseUrl, dropAside);
    },
  };
}

/** Number of other connections to the database by the same account. */
async function countOthers(connection: Connection): Promise<number> {
  const { rows } = await connection.query(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user
     AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return rows.length;
}

/** A database that does not exist yet is empty. */
function ignoreMissing(error: { code?: string }): void {
  if (error.code !== NO_SUCH_DATABASE) throw error;
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  return `${url.hostname}${url.pathname}`;
}
