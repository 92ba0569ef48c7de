import type { Payload } from 'payload';
import { MIGRATION_LOCK } from './database/locks/migrationLock.ts';
import { indexTexts } from './database/queries/indexTexts.ts';
import { migrations as postgres } from './migrations/postgres/index.ts';
import { type AppliedMigration, type Migration, runMigrations } from './migrations/runMigrations.ts';
import { migrations as sqlite } from './migrations/sqlite/index.ts';
import { takeOverSquashed } from './migrations/squashed.ts';
import { otherVersion } from './otherVersion.ts';
import { withLock } from './withLock.ts';

/** The migrations for this instance's kind of database, oldest first. */
export function migrationsFor({ db }: Payload): readonly Migration[] {
  return (db.name === 'postgres' ? postgres : sqlite) as readonly unknown[] as readonly Migration[];
}

export interface MigrateOptions {
  /** Only these, for a database that is to have an older schema. */
  names?: readonly string[];
  /**
   * Called before a database with data is migrated: makes a backup and returns where it is.
   * @throws when there is none; nothing is changed then
   */
  backUp?: () => Promise<string>;
}

/**
 * Migrates the database to the newest schema, in one transaction; a lock makes a second process that starts at the same
 * time wait.
 * @throws OtherVersionError when the database has migrations that this version does not know; nothing is changed then
 * @throws MigrationError when a migration fails; it is rolled back
 */
export async function migrate(payload: Payload, { names, backUp }: MigrateOptions = {}): Promise<void> {
  await withLock(payload, MIGRATION_LOCK, async () => {
    const rows = await takeOverSquashed(payload, await appliedMigrations(payload), knownNames(payload));
    const applied = rows.map(({ name }) => name);
    refuseOtherVersion(payload, applied);
    const due = migrationsFor(payload).filter(({ name }) => !applied.includes(name) && (names?.includes(name) ?? true));
    if (due.length) {
      const batch = Math.max(0, ...rows.map((row) => row.batch)) + 1;
      await runMigrations(payload, due, { batch, backup: rows.length ? await backUp?.() : undefined });
    }
    await indexTexts(payload);
  });
}

/** Names of the pending migrations. */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  const done = (await appliedMigrations(payload)).map(({ name }) => name);
  return knownNames(payload).filter((name) => !done.includes(name));
}

function knownNames(payload: Payload): string[] {
  return migrationsFor(payload).map(({ name }) => name);
}

function refuseOtherVersion(payload: Payload, applied: readonly string[]): void {
  const known = knownNames(payload);
  const unknown = applied.filter((name) => !known.includes(name));
  if (!unknown.length) return;
  const isPostgres = payload.db.name === 'postgres';
  throw otherVersion(
    unknown,
    isPostgres ? 'give DATABASE_URL an empty database' : 'move the data folder (DATA_DIR) out of the way',
  );
}

async function appliedMigrations(payload: Payload): Promise<AppliedMigration[]> {
  if (!(await hasMigrationTable(payload))) return [];
  const { docs } = await payload.db.find<AppliedMigration>({
    collection: 'payload-migrations',
    limit: 0,
    pagination: false,
  });
  return docs;
}

async function hasMigrationTable({ db }: Payload): Promise<boolean> {
  // `execute` by its SQL text, which the adapter’s type does not list.
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
