import { AsyncLocalStorage } from 'node:async_hooks';
import type { DrizzleAdapter } from '@payloadcms/drizzle';
import { isolateObjectProperty, type PayloadRequest } from 'payload';
import { isStranger } from './isStranger.ts';
import type { LazyTransaction } from './lazyTransaction.ts';
import type { Transactions } from './transactions.ts';
import { untilWritable } from './untilWritable.ts';
import type { WriteQueue } from './writeQueue.ts';

/** The reading calls of an adapter. */
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

interface Args {
  collection?: string;
  req?: Partial<PayloadRequest>;
}
type Call = (args?: Args) => Promise<unknown>;

/** Set while a write outside a transaction holds the queue: an adapter's write may be made of others (`upsert` updates). */
const singleWrite = new AsyncLocalStorage<true>();

/**
 * Makes every call of an adapter part of the transaction it belongs to, also where Payload does not say to which: a write
 * would wait for the operation that waits for it, and a read would take a second connection from the pool. A write of
 * no transaction holds the queue while it runs.
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
      // The adapter would write it outside any transaction, where the rollback no longer reaches it.
      if (id && !transaction) {
        throw transactions.refusal(`A change (${name}) came after its transaction had ended, so it was not saved.`);
      }
      if (!transaction || isSignBeside(transaction, args)) return writeAlone(() => write.call(database, args));
      transaction.hasWritten = true;
      try {
        return await transaction.run(() => write.call(database, id ? args : within(transaction, args)));
      } catch (error) {
        // Payload begins a transaction for it and forgets that when it fails: it would hold the queue for ever.
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

/** Reading takes up a transaction, so that what is read stays true; but a stranger holds nothing by asking. */
function takesUp({ isPostponed }: LazyTransaction, args: Args | undefined): boolean {
  return !isPostponed && !isStranger(args?.req);
}

/** Every update takes off the sign that somebody edits the document, which is no reason to end a postponement. */
function isSignBeside({ isPostponed }: LazyTransaction, args: Args | undefined): boolean {
  return isPostponed && args?.collection === EDITING_SIGNS;
}

/** The arguments of a call, as part of a transaction. */
function within({ id }: LazyTransaction, args: Args | undefined): Args {
  const req = args?.req ? isolateObjectProperty(args.req as PayloadRequest, 'transactionID') : {};
  return { ...args, req: Object.assign(req, { transactionID: id }) };
}
