import { AsyncLocalStorage } from 'node:async_hooks';
import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload';
import { openTransaction, type Transaction } from './transaction.ts';
import { untilWritable } from './untilWritable.ts';
import { createWriteQueue, type WriteQueue } from './writeQueue.ts';

type TransactionId = number | string;

interface OpenTransaction {
  /** Absent while the transaction is postponed. */
  native: Transaction | undefined;
  /** Gives the queue back. */
  release: () => void;
  /** Takes up a postponed transaction; does nothing when it is under way. */
  start(): Promise<void>;
  hasWritten: boolean;
  hasEnded: boolean;
  /** What `onCommit` and `onRollback` were asked to run. */
  readonly onCommit: Set<FollowUp>;
  readonly onRollback: Set<FollowUp>;
}

/** Runs after a transaction has ended; must not fail. */
type FollowUp = () => Promise<void> | void;

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

/** Payload's collection of who edits what just now. */
const EDITING_SIGNS = 'payload-locked-documents';

const openTransactions = new WeakMap<object, OpenTransactions>();

/** Set while a write outside a transaction holds the queue: an adapter's write may be made of others (`upsert` updates). */
const singleWrite = new AsyncLocalStorage<true>();

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
export function withTransactions<T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
  { serial, timeoutMs }: Options,
): DatabaseAdapterObj<T> {
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
 * request has no transaction. The commit waits for it, without holding the database.
 */
export async function onCommit(req: PayloadRequest, run: FollowUp): Promise<void> {
  const transaction = await transactionOf(req);
  if (transaction) transaction.onCommit.add(run);
  else await run();
}

/**
 * Runs a function once the request's transaction has certainly come to nothing; never when the request has no transaction,
 * and never after a commit that was cut off on its way to PostgreSQL, which may have been stored.
 */
export async function onRollback(req: PayloadRequest, run: FollowUp): Promise<void> {
  (await transactionOf(req))?.onRollback.add(run);
}

/**
 * Gives the database back until the request's first change, for work that takes long and writes nothing, such as resizing
 * a picture: others would wait for it. Does nothing when the transaction has changes already.
 */
export async function postponeTransaction(req: PayloadRequest): Promise<void> {
  const id = await req.transactionID;
  const transaction = await transactionOf(req);
  if (!id || !transaction?.native || transaction.hasWritten) return;
  const { native, release } = transaction;
  transaction.native = undefined;
  delete (req.payload.db as unknown as DrizzleAdapter).sessions[id];
  await native.rollback().finally(release);
}

/** Takes up a postponed transaction before its first change, so that what is read from here on stays true until its end. */
export async function resumeTransaction(req: PayloadRequest): Promise<void> {
  await (await transactionOf(req))?.start();
}

async function transactionOf(req: PayloadRequest): Promise<OpenTransaction | undefined> {
  const id = await req.transactionID;
  return id ? openTransactions.get(req.payload.db)?.get(id) : undefined;
}

function replaceTransactions(database: DrizzleAdapter, open: OpenTransactions, queue: WriteQueue | undefined): void {
  database.beginTransaction = async (options) => {
    const id = crypto.randomUUID();
    let starting: Promise<void> | undefined;
    const transaction: OpenTransaction = {
      native: undefined,
      release: () => undefined,
      hasWritten: false,
      hasEnded: false,
      onCommit: new Set(),
      onRollback: new Set(),
      start: async () => {
        if (transaction.native) return;
        starting ??= begin(database, id, transaction, options, queue).finally(() => {
          starting = undefined;
        });
        await starting;
      },
    };
    await transaction.start();
    open.set(id, transaction);
    return id;
  };

  // Operations nested in one transaction may end it more than once; only the first call counts.
  const end = async (incoming: Promise<TransactionId> | TransactionId, how: 'commit' | 'rollback') => {
    const id = await incoming;
    const transaction = open.get(id);
    if (!transaction) return;
    open.delete(id);
    delete database.sessions[id];
    transaction.hasEnded = true;
    try {
      await transaction.native?.[how]().finally(transaction.release);
    } catch (error) {
      // SQLite has not stored what it refuses to commit; a PostgreSQL that was cut off in a commit may have.
      if (how === 'rollback' || queue) await runAll(transaction.onRollback);
      throw error;
    }
    await runAll(how === 'commit' ? transaction.onCommit : transaction.onRollback);
  };

  database.commitTransaction = (id) => end(id, 'commit');
  database.rollbackTransaction = (id) => end(id, 'rollback');
}

async function runAll(followUps: Iterable<FollowUp>): Promise<void> {
  await Promise.all(Array.from(followUps, (run) => run()));
}

async function begin(
  database: DrizzleAdapter,
  id: string,
  transaction: OpenTransaction,
  options: Parameters<typeof openTransaction>[1],
  queue: WriteQueue | undefined,
): Promise<void> {
  const release = (await queue?.acquire()) ?? (() => undefined);
  try {
    if (queue) await untilWritable(database);
    const native = await openTransaction(database, options);
    if (transaction.hasEnded) {
      await native.rollback();
      throw new Error('The transaction ended while it waited for its turn, so nothing was saved.');
    }
    Object.assign(transaction, { native, release });
    database.sessions[id] = { db: native.db, resolve: native.commit, reject: native.rollback };
  } catch (error) {
    release();
    throw error;
  }
}

function guardWrite(
  database: DrizzleAdapter,
  name: (typeof WRITES)[number],
  open: OpenTransactions,
  queue: WriteQueue | undefined,
): void {
  type Write = (args?: { collection?: string; req?: Partial<PayloadRequest> }) => Promise<unknown>;
  const write = database[name] as Write;
  const guarded: Write = async (args) => {
    const id = await args?.req?.transactionID;
    const transaction = id ? open.get(id) : undefined;
    // Every update takes off the sign that somebody edits the document, which is no reason to end the postponement.
    const isSign = transaction && !transaction.native && args?.collection === EDITING_SIGNS;
    if (transaction && !isSign) {
      await transaction.start();
      transaction.hasWritten = true;
      return write.call(database, args);
    }
    // The adapter would write it outside any transaction, where the rollback no longer reaches it.
    if (id && !isSign) throw new Error(`A change (${name}) came after its transaction had ended, so it was not saved.`);
    if (singleWrite.getStore()) return write.call(database, args);
    const release = await queue?.acquire();
    try {
      if (queue) await untilWritable(database);
      return await singleWrite.run(true, () => write.call(database, args));
    } finally {
      release?.();
    }
  };
  Object.assign(database, { [name]: guarded });
}
