import { AsyncLocalStorage } from 'node:async_hooks';
import type { DrizzleAdapter } from '@payloadcms/drizzle';
import { isolateObjectProperty, type PayloadRequest } from 'payload';
import { isStranger } from './isStranger.ts';
import type { LazyTransaction } from './lazyTransaction.ts';
import type { Transactions } from './transactions.ts';
import { untilWritable } from './untilWritable.ts';
import type { WriteQueue } from './writeQueue.ts';

/** The adapter's read methods. */
const READS = [
  'count',
  'countGlobalVersions',
  'countVersions',
  'find',
  'findDistinct',
  'findGlobal',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
] as const;

/** The adapter's write methods; each is atomic by itself when it runs outside a transaction. */
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

/** Payload's collection of document locks: who is editing what. */
const EDITING_SIGNS = 'payload-locked-documents';

interface Args {
  collection?: string;
  req?: Partial<PayloadRequest>;
}
type Call = (args?: Args) => Promise<unknown>;

/**
 * Set while a write outside a transaction holds the queue: one adapter method may call another (`upsert` calls update).
 */
const singleWrite = new AsyncLocalStorage<true>();

/**
 * Routes every adapter call into the transaction it belongs to, also where Payload passes no `req`: otherwise a write
 * would deadlock with the operation that waits for it, and a read would take a second connection from the pool. A write
 * outside any transaction holds the write queue while it runs.
 */
export function guardCalls(database: DrizzleAdapter, transactions: Transactions, queue: WriteQueue | undefined): void {
  for (const name of READS) Object.assign(database, { [name]: guardRead(database[name] as Call) });
  for (const name of WRITES) Object.assign(database, { [name]: guardWrite(name, database[name] as Call) });

  function guardRead(read: Call): Call {
    return async (args) => {
      const id = await args?.req?.transactionID;
      const transaction = await transactions.of(args?.req);
      const isWithin = transaction?.isUnderWay || (transaction && id && takesUp(transaction, args));
      if (!isWithin) return read.call(database, args);
      return transaction.run(() => read.call(database, id ? args : within(transaction, args)));
    };
  }

  function guardWrite(name: string, write: Call): Call {
    return async (args) => {
      const id = await args?.req?.transactionID;
      if (!id && singleWrite.getStore()) return write.call(database, args);
      const transaction = id ? transactions.get(id) : around(name);
      // The adapter would run the write outside any transaction, where no rollback reaches it.
      if (id && !transaction) {
        throw transactions.refusal(`A change (${name}) came after its transaction had ended, so it was not saved.`);
      }
      if (!transaction || isSignBeside(transaction, args)) return writeAlone(() => write.call(database, args));
      transaction.hasWritten = true;
      try {
        return await transaction.run(() => write.call(database, id ? args : within(transaction, args)));
      } catch (error) {
        // Payload begins a transaction for `updateJobs` and does not end it on failure: it would hold the queue for
        // ever.
        if (name === 'updateJobs' && id && !args?.req?.payload) await transactions.end(id, 'rollback');
        throw error;
      }
    };
  }

  function around(name: string): LazyTransaction | undefined {
    const [transaction, ...others] = transactions.around();
    if (!others.length) return transaction;
    throw transactions.refusal(
      `A change (${name}) came without its request while several transactions were open around it, so it was not saved. Pass req on to every call inside an operation.`,
    );
  }

  async function writeAlone(write: () => Promise<unknown>): Promise<unknown> {
    const release = await queue?.acquire();
    try {
      if (queue) await untilWritable(database);
      return await singleWrite.run(true, write);
    } finally {
      release?.();
    }
  }
}

/**
 * A read opens the transaction, so that what is read stays true until its end; but an anonymous request holds nothing
 * by reading.
 */
function takesUp({ isPostponed }: LazyTransaction, args: Args | undefined): boolean {
  return !isPostponed && !isStranger(args?.req);
}

/** Every update deletes the document lock; that must not end a postponement. */
function isSignBeside({ isPostponed }: LazyTransaction, args: Args | undefined): boolean {
  return isPostponed && args?.collection === EDITING_SIGNS;
}

/** The arguments of a call, with the transaction's id on the request. */
function within({ id }: LazyTransaction, args: Args | undefined): Args {
  const req = args?.req ? isolateObjectProperty(args.req as PayloadRequest, 'transactionID') : {};
  return { ...args, req: Object.assign(req, { transactionID: id }) };
}
