import type { Payload, PayloadRequest } from 'payload';
import { indexTexts } from './database/indexTexts.ts';
import { migrations as postgres } from './migrations/postgres/index.ts';
import { migrations as sqlite } from './migrations/sqlite/index.ts';
import { otherVersion } from './otherVersion.ts';
import { withLock } from './withLock.ts';

interface Migration {
  name: string;
  up(args: { payload: Payload; req: PayloadRequest }): Promise<void>;
  down(args: { payload: Payload; req: PayloadRequest }): Promise<void>;
}

/** The committed migrations for the kind of database this instance uses, oldest first. */
export function migrationsFor({ db }: Payload): readonly Migration[] {
  return (db.name === 'postgres' ? postgres : sqlite) as readonly unknown[] as readonly Migration[];
}

/**
 * Brings the database to the newest schema; a second process that starts at the same time waits for the first.
 * Ends the process with status 1, after a line in the log, when a migration fails: Payload does so itself.
 * @throws OtherVersionError when the database has had migrations that this version does not know; nothing is changed then
 * @param names those to apply in place of all, for a database that is to have an older schema
 */
export async function migrate(payload: Payload, names?: readonly string[]): Promise<void> {
  await withLock(payload, 'migrations', async () => {
    await refuseOtherVersion(payload);
    const missing = await missingMigrations(payload);
    const migrations = migrationsFor(payload).filter(({ name }) => names?.includes(name) ?? true);
    if (migrations.some(({ name }) => missing.includes(name)))
      await payload.db.migrate({ migrations: migrations as never });
    await indexTexts(payload);
  });
}

/** Names of the migrations that this database has not had yet. */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  const done = await appliedMigrations(payload);
  return migrationsFor(payload)
    .map(({ name }) => name)
    .filter((name) => !done.includes(name));
}

async function refuseOtherVersion(payload: Payload): Promise<void> {
  const known = migrationsFor(payload).map(({ name }) => name);
  const unknown = (await appliedMigrations(payload)).filter((name) => !known.includes(name));
  if (!unknown.length) return;
  const isPostgres = payload.db.name === 'postgres';
  throw otherVersion(
    unknown,
    isPostgres ? 'give DATABASE_URL an empty database' : 'move the data folder (DATA_DIR) out of the way',
  );
}

async function appliedMigrations(payload: Payload): Promise<string[]> {
  if (!(await hasMigrationTable(payload))) return [];
  const { docs } = await payload.db.find<{ name: string }>({
    collection: 'payload-migrations',
    limit: 0,
    pagination: false,
  });
  return docs.map(({ name }) => name);
}

async function hasMigrationTable({ db }: Payload): Promise<boolean> {
  const { drizzle, execute } = db as unknown as {
    drizzle: unknown;
    execute(args: { drizzle: unknown; raw: string }): Promise<{ rows: Record<string, unknown>[] }>;
  };
  const raw =
    db.name === 'postgres'
      ? "SELECT to_regclass('payload_migrations') AS found"
      : "SELECT name AS found FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'";
  const { rows } = await execute.call(db, { drizzle, raw });
  return Boolean(rows[0]?.found);
}
