import { sql } from '@payloadcms/db-postgres';
import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { Payload } from 'payload';
import { transactionsOf } from '../../cms/database/transactions.ts';

export interface ChatClick {
  /** Id of the account. */
  account: number;
  /** Path of the page, or what stands for pages that are not told apart. */
  path: string;
  /** Date in UTC, `2026-05-01`. */
  day: string;
}

/**
 * Adds one to the count of an account, a page and a day, in one statement, so that no two clicks at once become one. A
 * transaction of its own, by which it takes its turn among the writes of SQLite.
 * @throws Error when the database cannot be written
 */
export async function countChatClick({ db }: Payload, { account, day, path }: ChatClick): Promise<void> {
  const database = db as unknown as DrizzleAdapter;
  const key = `${day} ${account} ${path}`;
  const transaction = await database.beginTransaction();
  if (transaction === null) throw new Error('The database began no transaction, so a chat click was not counted.');
  try {
    await transactionsOf(database)?.get(transaction)?.start();
    const session = database.sessions[transaction];
    if (!session) throw new Error('The transaction of a chat click ended before it was counted.');
    await database.execute({
      db: session.db,
      sql: sql`insert into chat_clicks (key, day, account_id, path, count)
        values (${key}, ${day}, ${account}, ${path}, 1)
        on conflict (key) do update set count = chat_clicks.count + 1`,
    });
    await database.commitTransaction(transaction);
  } catch (error) {
    await database.rollbackTransaction(transaction);
    throw error;
  }
}
