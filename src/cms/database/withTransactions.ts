import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload';
import { openTransaction, type Transaction } from './transaction.ts';
import { createWriteQueue, type WriteQueue } from './writeQueue.ts';

type TransactionId = number | string;

interface OpenTransaction extends Transaction {
  /** What `onCommit` was asked to run. */
  readonly onCommit: Set<() => void>;
  readonly release: () => void;
}

type OpenTransactions = Map<TransactionId, OpenTransaction>;

/** The writing calls of an adapter; each is atomic by itself when it runs outside a transaction. */
const WRITES = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const;

const openTransactions = new WeakMap<object, OpenTransactions>();

interface Options {
  /** True for SQLite, which has one writer; PostgreSQL needs no queue. */
  serial: boolean;
  /** How long a change waits for its turn when `serial`. */
  timeoutMs?: number;
}

/**
 * Wraps a database adapter so that (1) a commit that fails is an error, (2) `onCommit` works, (3) nothing is written for a
 * transaction that has ended, and (4), when `serial`, every door that writes passes one queue: a transaction holds it from
 * begin to commit or rollback, a write outside a transaction holds it while it runs.
 */
export function withTransactions<T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>, { serial, timeoutMs }: Options): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const queue = serial ? createWriteQueue(timeoutMs) : undefined;
      const open: OpenTransactions = new Map();
      openTransactions.set(database, open);
      const drizzle = database as unknown as DrizzleAdapter;
      replaceTransactions(drizzle, open, queue);
      for (const name of WRITES) guardWrite(drizzle, name, open, queue);
      return database;
    },
  };
}

/**
 * Runs a function once the request's transaction has been committed, and never if it is rolled back; at once when the
 * request has no transaction.
 */
export async function onCommit(req: PayloadRequest, run: () => void): Promise<void> {
  const id = await req.transactionID;
  const transaction = id ? openTransactions.get(req.payload.db)?.get(id) : undefined;
  if (transaction) transaction.onCommit.add(run);
  else run();
}

function replaceTransactions(database: DrizzleAdapter, open: OpenTransactions, queue: WriteQueue | undefined): void {
  database.beginTransaction = async (options) => {
    const release = (await queue?.acquire()) ?? (() => undefined);
    try {
      const transaction = await openTransaction(database, options);
      const id = crypto.randomUUID();
      open.set(id, { ...transaction, onCommit: new Set(), release });
      database.sessions[id] = { db: transaction.db, resolve: transaction.commit, reject: transaction.rollback };
      return id;
    } catch (error) {
      release();
      throw error;
    }
  };

  // Operations nested in one transaction may end it more than once; only the first call counts.
  const end = async (incoming: Promise<TransactionId> | TransactionId, how: 'commit' | 'rollback') => {
    const id = await incoming;
    const transaction = open.get(id);
    if (!transaction) return;
    open.delete(id);
    delete database.sessions[id];
    try {
      await transaction[how]();
    } finally {
      transaction.release();
    }
    if (how === 'commit') for (const run of transaction.onCommit) run();
  };

  database.commitTransaction = (id) => end(id, 'commit');
  database.rollbackTransaction = (id) => end(id, 'rollback');
}

function guardWrite(
  database: DrizzleAdapter,
  name: (typeof WRITES)[number],
  open: OpenTransactions,
  queue: WriteQueue | undefined,
): void {
  type Write = (args?: { req?: Partial<PayloadRequest> }) => Promise<unknown>;
  const write = database[name] as Write;
  const guarded: Write = async (args) => {
    const id = await args?.req?.transactionID;
    if (id && open.has(id)) return write.call(database, args);
    // The adapter would write it outside any transaction, where the rollback no longer reaches it.
    if (id) throw new Error(`A change (${name}) came after its transaction had ended, so it was not saved.`);
    const release = await queue?.acquire();
    try {
      return await write.call(database, args);
    } finally {
      release?.();
    }
  };
  Object.assign(database, { [name]: guarded });
}
