import { AsyncLocalStorage } from 'node:async_hooks';
import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload, PayloadRequest } from 'payload';
import { drizzleOf } from '../handles/drizzleOf.ts';
import { guardCalls } from './guardCalls.ts';
import type { FollowUp, LazyTransaction } from './lazyTransaction.ts';
import { keepTransactions, type Transactions, transactionsOf } from './transactions.ts';
import { createWriteQueue } from './writeQueue.ts';

interface Options {
  /** True for SQLite, which has one writer; PostgreSQL needs no queue. */
  serial: boolean;
  /** Maximum wait of a write in the queue when `serial`. */
  timeoutMs?: number;
}

/**
 * Wraps a database adapter so that (1) a commit that fails is an error, (2) `onCommit` works, (3) nothing is written
 * for a transaction that has ended, (4) calls inside an operation join its transaction, whether they were given `req`
 * or not, and (5), when `serial`, every write passes one queue: a transaction holds it from its first statement to
 * commit or rollback, a write outside a transaction holds it while it runs.
 */
export function withTransactions<T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
  { serial, timeoutMs }: Options,
): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const drizzle = drizzleOf(database);
      const queue = serial ? createWriteQueue(timeoutMs) : undefined;
      const transactions = keepTransactions(drizzle, queue);
      replaceTransactions(drizzle, transactions);
      guardCalls(drizzle, transactions, queue);
      return database;
    },
  };
}

/**
 * Runs a callback after the request's transaction has been committed, never after a rollback; at once when the request
 * has no transaction. The commit awaits it, without holding the database.
 */
export async function onCommit(req: PayloadRequest, run: FollowUp): Promise<void> {
  await runAfter(await transactionsOf(req.payload.db)?.of(req), run);
}

/** `onCommit` for work without a request, such as sending a mail: it belongs to the operation it is called in. */
export async function afterCommit(payload: Payload, run: FollowUp): Promise<void> {
  await runAfter(await transactionsOf(payload.db)?.of(undefined), run);
}

async function runAfter(transaction: LazyTransaction | undefined, run: FollowUp): Promise<void> {
  if (transaction) transaction.onCommit.add(run);
  else await run();
}

/**
 * Runs a callback once the request's transaction has certainly been rolled back; never when the request has no
 * transaction, and never after a commit whose connection to PostgreSQL broke, which may have been stored.
 */
export async function onRollback(req: PayloadRequest, run: FollowUp): Promise<void> {
  (await transactionsOf(req.payload.db)?.of(req))?.onRollback.add(run);
}

/**
 * Releases the database until the request's first write, for long work that writes nothing, such as resizing a picture:
 * others would wait for it. Does nothing after a write.
 */
export async function postponeTransaction(req: PayloadRequest): Promise<void> {
  await (await transactionsOf(req.payload.db)?.of(req))?.postpone();
}

/**
 * Opens the request's transaction before its first statement, so that what is read from here on stays true until its
 * end.
 */
export async function resumeTransaction(req: PayloadRequest): Promise<void> {
  await (await transactionsOf(req.payload.db)?.of(req))?.start();
}

/**
 * Set while the adapter migrates: a migration uses the connection of its transaction directly, so it is opened at once.
 */
const migrating = new AsyncLocalStorage<true>();

const MIGRATES = ['migrate', 'migrateDown', 'migrateFresh', 'migrateRefresh', 'migrateReset'] as const;

function replaceTransactions(database: DrizzleAdapter, transactions: Transactions): void {
  database.beginTransaction = async (options) => {
    const id = transactions.begin(options);
    if (migrating.getStore()) await transactions.get(id)?.start();
    return id;
  };
  database.commitTransaction = async (id) => transactions.end(await id, 'commit');
  database.rollbackTransaction = async (id) => transactions.end(await id, 'rollback');
  for (const name of MIGRATES) {
    const migrate = database[name] as (args: unknown) => Promise<void>;
    Object.assign(database, { [name]: (args: unknown) => migrating.run(true, () => migrate.call(database, args)) });
  }
}
