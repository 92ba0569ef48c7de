import type { DrizzleAdapter } from '@payloadcms/drizzle';
import { openTransaction, type Transaction } from './transaction.ts';
import { untilWritable } from './untilWritable.ts';
import type { WriteQueue } from './writeQueue.ts';

export type TransactionId = number | string;
export type TransactionOptions = Parameters<typeof openTransaction>[1];
export type TransactionEnd = 'commit' | 'rollback';

/** Runs after a transaction has ended; must not fail. */
export type FollowUp = () => Promise<void> | void;

interface Options {
  database: DrizzleAdapter;
  options: TransactionOptions;
  /** What it holds while it is under way; absent where several can write at once. */
  queue: WriteQueue | undefined;
  /** @throws Error when waiting would be in vain */
  mayWait(): void;
}

/** A transaction that holds nothing until its first statement. */
export class LazyTransaction {
  /** Whoever began it knows it by this name. */
  readonly id: TransactionId = crypto.randomUUID();
  readonly onCommit = new Set<FollowUp>();
  readonly onRollback = new Set<FollowUp>();
  hasWritten = false;
  hasEnded = false;
  /** While true, reading does not take it up, only a change. */
  isPostponed = false;
  readonly #to: Options;
  /** Its own name, and those of transactions that were begun inside it. */
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

  /** Lets one that was begun inside it be known by a name of its own. */
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

  /** Takes it up, in its turn; does nothing when it is under way. */
  async start(): Promise<void> {
    if (this.#native) return;
    this.#starting ??= this.#takeUp().finally(() => {
      this.#starting = undefined;
    });
    await this.#starting;
  }

  /** Takes it up and runs a statement of it. It does not end before the statement has. */
  async run<T>(statement: () => Promise<T>): Promise<T> {
    if (!this.#native) await this.start();
    // A transaction that ended in between has given its connection back.
    if (this.hasEnded) throw new Error('The transaction ended before its last statement, so that was not run.');
    const result = statement();
    this.#running.add(result);
    try {
      return await result;
    } finally {
      this.#running.delete(result);
    }
  }

  /** Gives the database back until the next change. Does nothing when there are changes, which would be lost. */
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
    // A statement on a connection that was given back would run in somebody else's transaction.
    while (this.#running.size) await Promise.allSettled(this.#running);
    for (const name of this.#names) delete this.database.sessions[name];
    const native = this.#native;
    this.#native = undefined;
    await native?.[how]().finally(this.#release);
  }

  /** Payload's adapter finds the connection of a transaction by its name. */
  #showSession(): void {
    if (!this.#native) return;
    const { commit, db, rollback } = this.#native;
    for (const name of this.#names) this.database.sessions[name] = { db, resolve: commit, reject: rollback };
  }
}
