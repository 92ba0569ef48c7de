import type { DatabaseAdapterObj } from 'payload';
import type { Env } from '../../env.ts';
import { createPostgres } from './postgres.ts';
import { createSqlite } from './sqlite.ts';

/** The database of this process: SQLite in the data folder, or PostgreSQL when `DATABASE_URL` is set. */
export function createDatabase(env: Pick<Env, 'dataDir' | 'databaseUrl'>, migrationsRoot: string): DatabaseAdapterObj {
  return env.databaseUrl ? createPostgres(env.databaseUrl, migrationsRoot) : createSqlite(env.dataDir, migrationsRoot);
}
