import type { DrizzleAdapter, DrizzleTransaction } from '@payloadcms/drizzle';
import type { BeginTransaction } from 'payload';

type Options = Parameters<BeginTransaction>[0];

/** A database transaction that stays open until commit or rollback. */
export interface Transaction {
  readonly db: DrizzleTransaction;
  /** @throws the database's error when the changes could not be committed; they are then rolled back. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

class RolledBack extends Error {
  override readonly name = 'RolledBack';
}

/**
 * Opens a transaction. The adapter's own begin and commit swallow a failed commit (a lost connection, a full disk) and
 * report the change as saved; these report the failure.
 */
export async function openTransaction(database: DrizzleAdapter, options: Options): Promise<Transaction> {
  await database.initializing;
  const ready = Promise.withResolvers<DrizzleTransaction>();
  const end = Promise.withResolvers<void>();
  const done = (database.drizzle as DrizzleTransaction)
    .transaction(
      async (db) => {
        ready.resolve(db as DrizzleTransaction);
        await end.promise;
      },
      // Options differ by database; the caller knows which one it opens.
      (options ?? database.transactionOptions) as never,
    )
    .catch((error: unknown) => {
      ready.reject(error);
      if (!(error instanceof RolledBack)) throw error;
    });
  // The caller of commit or rollback sees the error; until then it must not be an unhandled rejection.
  done.catch(() => undefined);
  const db = await ready.promise;
  return {
    db,
    commit: async () => {
      end.resolve();
      await done;
    },
    rollback: async () => {
      end.reject(new RolledBack());
      await done;
    },
  };
}
