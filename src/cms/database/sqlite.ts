import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { SHARED } from './shared.ts';
import { withTransactions } from './withTransactions.ts';

/** File name of the SQLite database in the data folder. */
export const SQLITE_FILE = 'rihla.db';

/** SQLite in the data folder, for sites of one process. */
export function createSqlite(dataDir: string, migrationsRoot: string): DatabaseAdapterObj {
  mkdirSync(dataDir, { recursive: true });
  const adapter = sqliteAdapter({
    ...SHARED,
    client: { url: `file:${join(dataDir, SQLITE_FILE)}` },
    migrationDir: join(migrationsRoot, 'sqlite'),
    transactionOptions: {},
    wal: true,
  });
  return withTransactions(withClose(adapter), { serial: true }) as unknown as DatabaseAdapterObj;
}

type SqliteAdapterObj = ReturnType<typeof sqliteAdapter>;

/** Closes the file when the adapter is destroyed, which the adapter itself leaves open. */
function withClose(adapter: SqliteAdapterObj): SqliteAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const { destroy } = database;
      database.destroy = async () => {
        await destroy?.call(database);
        // The data folder then holds one file that is the whole database.
        await database.client.execute('pragma wal_checkpoint(truncate)');
        database.client.close();
      };
      return database;
    },
  };
}
