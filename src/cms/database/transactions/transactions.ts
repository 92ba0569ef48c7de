import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { PayloadRequest } from 'payload';
import {
  type FollowUp,
  LazyTransaction,
  type TransactionEnd,
  type TransactionId,
  type TransactionOptions,
} from './lazyTransaction.ts';
import { currentScope, type Scope, scopesFrom } from './scope.ts';
import type { WriteQueue } from './writeQueue.ts';

/** Registry of one adapter's open transactions. */
export interface Transactions {
  /**
   * Begins a transaction. A nested one joins the outer one, as operations do that are given `req`: the outer one
   * commits, and a failure of the inner one rolls back both.
   */
  begin(options?: TransactionOptions): TransactionId;
  /** Ends a transaction; nested operations may end one more than once, only the first call counts. */
  end(id: TransactionId, how: TransactionEnd): Promise<void>;
  get(id: TransactionId): LazyTransaction | undefined;
  /** The open transactions of the nearest scope that has any. */
  around(): readonly LazyTransaction[];
  /** The transaction of a request, or, when the request has none, the only one open around the caller. */
  of(req: Partial<PayloadRequest> | undefined): Promise<LazyTransaction | undefined>;
  /** Logs why a change was not saved, and returns the error that says so. */
  refusal(message: string): Error;
}

const KEY = Symbol.for('rihla.transactions');
const PASS_REQ = 'so nothing was saved. Pass req on to every call inside an operation.';

/**
 * The transactions of an adapter. Stored on the adapter: the process's other bundle has its own copy of this module.
 */
export function transactionsOf(database: object): Transactions | undefined {
  return (database as { [KEY]?: Transactions })[KEY];
}

/**
 * Creates the registry of an adapter's transactions.
 * @param queue the lock that an open transaction holds; absent where several can write at once
 */
export function keepTransactions(database: DrizzleAdapter, queue: WriteQueue | undefined): Transactions {
  const open = new Map<TransactionId, LazyTransaction>();
  /** Ids of transactions rolled back by a nested one, until their owners end them. */
  const undone = new Set<TransactionId>();
  const scopeOf = new WeakMap<LazyTransaction, Scope>();

  function begin(options?: TransactionOptions): TransactionId {
    const scope = currentScope();
    const [outer, ...others] = nearest(scope?.parent);
    if (others.length) throw refusal(`A transaction was begun inside one of several, ${PASS_REQ}`);
    if (outer) {
      const name = outer.addName();
      open.set(name, outer);
      return name;
    }
    const transaction = new LazyTransaction({ database, options, queue, mayWait: () => mayWait(transaction) });
    const { id } = transaction;
    open.set(id, transaction);
    if (scope) {
      scopeOf.set(transaction, scope);
      scope.transactions.set(transaction, () => abandon(transaction));
    }
    return id;
  }

  async function end(id: TransactionId, how: TransactionEnd): Promise<void> {
    const transaction = open.get(id);
    if (!transaction) {
      if (undone.delete(id) && how === 'commit') {
        throw refusal('A part of this change failed and undid all of it, so nothing was saved.');
      }
      return;
    }
    const isInner = transaction.id !== id;
    if (isInner && how === 'commit') {
      open.delete(id);
      transaction.dropName(id);
      return;
    }
    for (const name of transaction.names) {
      open.delete(name);
      if (name !== id) undone.add(name);
    }
    scopeOf.get(transaction)?.transactions.delete(transaction);
    try {
      await transaction.end(how);
    } catch (error) {
      // SQLite stores nothing when a commit fails; PostgreSQL may have stored it when the connection broke during the
      // commit.
      if (how === 'rollback' || queue) await runAll(transaction.onRollback);
      throw error;
    }
    await runAll(how === 'commit' ? transaction.onCommit : transaction.onRollback);
  }

  async function abandon(transaction: LazyTransaction): Promise<void> {
    if (transaction.isUnderWay)
      refusal('A transaction was still open when its operation was over; it was rolled back.');
    await end(transaction.id, 'rollback');
  }

  /** Deadlock check where there is one writer: refuses to wait for a transaction that waits for the caller. */
  function mayWait(transaction: LazyTransaction): void {
    if (!queue) return;
    for (const scope of scopesFrom(currentScope())) {
      if (openIn(scope).some((other) => other !== transaction && other.isUnderWay)) {
        throw refusal(`A transaction would have waited for the one that its own operation holds, ${PASS_REQ}`);
      }
    }
  }

  function nearest(first: Scope | undefined): LazyTransaction[] {
    for (const scope of scopesFrom(first)) {
      const found = openIn(scope);
      if (found.length) return found;
    }
    return [];
  }

  function openIn({ transactions }: Scope): LazyTransaction[] {
    return [...transactions.keys()].filter((transaction) => transaction.database === database);
  }

  function refusal(message: string): Error {
    const error = new Error(message);
    database.payload.logger.error({ err: error, msg: message });
    return error;
  }

  const transactions: Transactions = {
    around: () => nearest(currentScope()),
    begin,
    end,
    get: (id) => open.get(id),
    async of(req) {
      const id = await req?.transactionID;
      if (id) return open.get(id);
      const [transaction, ...others] = nearest(currentScope());
      return others.length ? undefined : transaction;
    },
    refusal,
  };
  Object.assign(database, { [KEY]: transactions });
  return transactions;
}

async function runAll(followUps: Iterable<FollowUp>): Promise<void> {
  await Promise.all(Array.from(followUps, (run) => run()));
}
