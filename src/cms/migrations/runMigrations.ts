import type { DrizzleTransaction } from '@payloadcms/drizzle';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload';
import { drizzleOf } from '../database/handles/drizzleOf.ts';
import { resumeTransaction } from '../database/transactions/withTransactions.ts';
import { migrationFailed } from './migrationFailed.ts';
import { findBrokenReferences, withoutForeignKeys } from './withoutForeignKeys.ts';

/** A committed migration, as Payload generates it. */
export interface Migration {
  name: string;
  up(args: { db: DrizzleTransaction; payload: Payload; req: PayloadRequest }): Promise<void>;
}

/** A migration that a database has had, as Payload stores it. */
export interface AppliedMigration {
  id: number;
  name: string;
  batch: number;
}

export interface RunOptions {
  /** Payload numbers the migrations that were applied together, from 1. */
  batch: number;
  /** Where the backup is that was made before; undefined for a new database. */
  backup: string | undefined;
}

/**
 * Applies migrations, in order, in one transaction: an upgrade over several versions is whole or not at all. Payload's own command commits each by
 * itself, on SQLite inside a transaction, where its migrations cannot switch off foreign keys, so that rebuilding a table deletes the rows that
 * refer to it.
 * @throws MigrationError; the database is as it was
 */
export async function runMigrations(
  payload: Payload,
  migrations: readonly Migration[],
  { batch, backup }: RunOptions,
): Promise<void> {
  const started = performance.now();
  let current = migrations[0]?.name ?? '';
  try {
    await withoutForeignKeys(payload, async () => {
      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      try {
        await resumeTransaction(req);
        const db = await sessionOf(payload, req);
        for (const { name, up } of migrations) {
          current = name;
          await up({ db, payload, req });
          await payload.create({ collection: 'payload-migrations', data: { name, batch }, req });
        }
        const broken = await findBrokenReferences(payload, db);
        if (broken.length) throw new Error(`Rows refer to others that are not there: ${broken.join(', ')}.`);
        await commitTransaction(req);
      } catch (error) {
        await killTransaction(req);
        throw error;
      }
    });
  } catch (error) {
    throw migrationFailed({ name: current, backup, cause: error });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const from = backup ? ` The backup from before is ${backup}.` : '';
  payload.logger.info(`The database was brought to this version: ${migrations.length} ${migrations.length === 1 ? 'migration' : 'migrations'} in ${seconds} s.${from}`);
}

async function sessionOf({ db }: Payload, req: PayloadRequest): Promise<DrizzleTransaction> {
  const { sessions } = drizzleOf(db);
  const id = await req.transactionID;
  const session = id === undefined ? undefined : sessions[id];
  if (!session) throw new Error('The transaction of the migrations did not begin.');
  return session.db as DrizzleTransaction;
}
