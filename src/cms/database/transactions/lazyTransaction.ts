import type { DrizzleAdapter } from '@payloadcms/drizzle';
import { openTransaction, type Transaction } from './transaction.ts';
import { untilWritable } from './untilWritable.ts';
import type { WriteQueue } from './writeQueue.ts';

export type TransactionId = number | string;
export type TransactionOptions = Parameters<typeof openTransaction>[1];
export type TransactionEnd = 'commit' | 'rollback';

/** Callback after a transaction has ended; must not throw. */
export type FollowUp = () => Promise<void> | void;

interface Options {
  database: DrizzleAdapter;
  options: TransactionOptions;
  /** The queue (lock) it holds while it is open; absent where several can write at once. */
  queue: WriteQueue | undefined;
  /** @throws Error when waiting would deadlock */
  mayWait(): void;
}

/** A lazy transaction: takes no connection and no lock before its first statement. */
export class LazyTransaction {
  /** The transaction id that Payload passes around. */
  readonly id: TransactionId = crypto.randomUUID();
  readonly onCommit = new Set<FollowUp>();
  readonly onRollback = new Set<FollowUp>();
  hasWritten = false;
  hasEnded = false;
  /** While true, only a write opens the transaction, a read does not. */
  isPostponed = false;
  readonly #to: Options;
  /** Its own id, and the ids of transactions nested in it. */
  readonly #names = new Set<TransactionId>([this.id]);
  readonly #running = new Set<Promise<unknown>>();
  #native: Transaction | undefined;
  #release: () => void = () => undefined;
  #starting: Promise<void> | undefined;

  constructor(to: Options) {
    this.#to = to;
  }

  get database(): DrizzleAdapter {
    return this.#to.database;
  }

  get isUnderWay(): boolean {
    return Boolean(this.#native);
  }

  get names(): readonly TransactionId[] {
    return [...this.#names];
  }

  /** Adds an id for a nested transaction. */
  addName(): TransactionId {
    const name = crypto.randomUUID();
    this.#names.add(name);
    this.#showSession();
    return name;
  }

  dropName(name: TransactionId): void {
    this.#names.delete(name);
    delete this.database.sessions[name];
  }

  /** Opens the transaction, after waiting in the write queue; does nothing when it is open. */
  async start(): Promise<void> {
    if (this.#native) return;
    this.#starting ??= this.#takeUp().finally(() => {
      this.#starting = undefined;
    });
    await this.#starting;
  }

  /** Opens the transaction and runs one of its statements. The transaction does not end before the statement has. */
  async run<T>(statement: () => Promise<T>): Promise<T> {
    if (!this.#native) await this.start();
    // An ended transaction has returned its connection to the pool.
    if (this.hasEnded) throw new Error('The transaction ended before its last statement, so that was not run.');
    const result = statement();
    this.#running.add(result);
    try {
      return await result;
    } finally {
      this.#running.delete(result);
    }
  }

  /** Releases the database until the next write. Does nothing after a write, which would be lost. */
  async postpone(): Promise<void> {
    if (this.hasWritten) return;
    this.isPostponed = true;
    await this.#close('rollback');
  }

  /** @throws the database's error when the changes could not be committed; they are then rolled back. */
  async end(how: TransactionEnd): Promise<void> {
    this.hasEnded = true;
    await this.#close(how);
  }

  async #takeUp(): Promise<void> {
    const { database, options, queue, mayWait } = this.#to;
    mayWait();
    const release = (await queue?.acquire()) ?? (() => undefined);
    try {
      if (queue) await untilWritable(database);
      const native = await openTransaction(database, options);
      if (this.hasEnded) {
        await native.rollback();
        throw new Error('The transaction ended while it waited for its turn, so nothing was saved.');
      }
      this.#native = native;
      this.#release = release;
      this.isPostponed = false;
      this.#showSession();
    } catch (error) {
      release();
      throw error;
    }
  }

  async #close(how: TransactionEnd): Promise<void> {
    // A statement on a connection that was returned to the pool would run in another request's transaction.
    while (this.#running.size) await Promise.allSettled(this.#running);
    for (const name of this.#names) delete this.database.sessions[name];
    const native = this.#native;
    this.#native = undefined;
    await native?.[how]().finally(this.#release);
  }

  /** Payload's adapter finds the connection of a transaction by its id in `sessions`. */
  #showSession(): void {
    if (!this.#native) return;
    const { commit, db, rollback } = this.#native;
    for (const name of this.#names) this.database.sessions[name] = { db, resolve: commit, reject: rollback };
  }
}
