import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { giveExtendedCodes } from './extendedCodes.ts';
import { keepStatements } from './keepStatements.ts';
import { SHARED } from './shared.ts';
import { takeTurns } from './takeTurns.ts';
import { withTransactions } from './transactions/withTransactions.ts';

/** File name of the SQLite database in the data folder. */
export const SQLITE_FILE = 'rihla.db';

/** SQLite adapter: a file in the data folder, for sites of one process. */
export function createSqlite(dataDir: string, migrationsRoot: string): DatabaseAdapterObj {
  mkdirSync(dataDir, { recursive: true });
  keepStatements();
  const adapter = sqliteAdapter({
    ...SHARED,
    client: { url: `file:${join(dataDir, SQLITE_FILE)}` },
    migrationDir: join(migrationsRoot, 'sqlite'),
    transactionOptions: {},
    wal: true,
  });
  // The adapter’s own type is narrower than the one that Payload’s configuration takes for any database.
  return withTransactions(withFile(adapter), { serial: true }) as unknown as DatabaseAdapterObj;
}

type SqliteAdapterObj = ReturnType<typeof sqliteAdapter>;

/** Interval of `pragma optimize`, which renews the statistics of grown tables, in ms. */
const OPTIMIZE_MS = 3_600_000;

/**
 * Runs `analyze` on connect and closes the file on destroy, which the adapter itself leaves open. Without table
 * statistics SQLite does not use the indexes of localized texts: a list far back of ten thousand articles took six
 * seconds, with them 20 ms.
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
        giveExtendedCodes(database.client);
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
        // Checkpoints the WAL, so that one file holds the whole database.
        await database.client.execute('pragma wal_checkpoint(truncate)');
        database.client.close();
      };
      return database;
    },
  };
}
