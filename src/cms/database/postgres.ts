import { join } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { SHARED } from './shared.ts';
import { withTransactions } from './transactions/withTransactions.ts';

const POOL = { connectionTimeoutMillis: 30_000, max: 20 };

/** PostgreSQL adapter, for sites of more than one process. */
export function createPostgres(connectionString: string, migrationsRoot: string): DatabaseAdapterObj {
  const adapter = postgresAdapter({
    ...SHARED,
    pool: { ...POOL, connectionString },
    migrationDir: join(migrationsRoot, 'postgres'),
  });
  // The adapter’s own type is narrower than the one that Payload’s configuration takes for any database.
  return withTransactions(withPool(adapter), { serial: false }) as unknown as DatabaseAdapterObj;
}

type PostgresAdapterObj = ReturnType<typeof postgresAdapter>;

/**
 * Opens the connection pool in place of the adapter, which leaks one connection, lets the
 * process crash when one breaks (a restart of the server is enough), and closes none of them.
 */
function withPool(adapter: PostgresAdapterObj): PostgresAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const { connect, destroy } = database;
      const { logger } = args.payload;
      database.connect = async (options) => {
        if (!database.pool) {
          const pool = new database.pg.Pool(database.poolOptions);
          // An idle connection reports its error to the pool, one running a query reports it itself.
          const handleLost = (error: Error) => logger.warn({ err: error, msg: 'A connection to PostgreSQL was lost.' });
          pool.on('error', () => undefined);
          pool.on('connect', (client) => client.on('error', handleLost));
          await pool.query('select 1').catch(async (error: { code?: string }) => {
            if (error.code !== NO_SUCH_DATABASE || !(await database.createDatabase())) throw error;
          });
          database.pool = pool;
        }
        await connect?.call(database, options);
      };
      database.destroy = async () => {
        await destroy?.call(database);
        await database.pool.end();
      };
      return database;
    },
  };
}

const NO_SUCH_DATABASE = '3D000';
