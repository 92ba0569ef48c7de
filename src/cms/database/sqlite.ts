import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { SHARED } from './shared.ts';
import { takeTurns } from './takeTurns.ts';
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
  return withTransactions(withFile(adapter), { serial: true }) as unknown as DatabaseAdapterObj;
}

type SqliteAdapterObj = ReturnType<typeof sqliteAdapter>;

/** How often tables that have grown are looked at again, in ms. */
const OPTIMIZE_MS = 3_600_000;

/**
 * Lets SQLite look at what its tables hold, and closes the file, which the adapter itself leaves open. Without figures about them it
 * does not use the indexes of texts by language: a list far back of ten thousand articles took six seconds, with them 20 ms.
 */
function withFile(adapter: SqliteAdapterObj): SqliteAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const { connect, destroy } = database;
      let timer: NodeJS.Timeout | undefined;
      database.connect = async (options) => {
        await connect?.call(database, options);
        takeTurns(database.client);
        await database.client.execute('analyze');
        const { logger } = args.payload;
        const optimize = () =>
          database.client
            .execute('pragma optimize')
            .catch((error: unknown) => logger.warn({ err: error, msg: 'SQLite did not look at its tables.' }));
        clearInterval(timer);
        timer = setInterval(() => void optimize(), OPTIMIZE_MS).unref();
      };
      database.destroy = async () => {
        clearInterval(timer);
        await destroy?.call(database);
        // The data folder then holds one file that is the whole database.
        await database.client.execute('pragma wal_checkpoint(truncate)');
        database.client.close();
      };
      return database;
    },
  };
}
