import type { Payload } from 'payload';
import { addToCount } from '../../cms/database/addToCount.ts';

export interface ChatClick {
  /** Id of the account. */
  account: number;
  /** Path of the page, or what stands for pages that are not told apart. */
  path: string;
  /** Date in UTC, `2026-05-01`. */
  day: string;
}

/**
 * Adds one to the count of an account, a page and a day.
 * @throws Error when the database cannot be written
 */
export function countChatClick(payload: Payload, { account, day, path }: ChatClick): Promise<void> {
  const key = `${day} ${account} ${path}`;
  return addToCount(payload, { table: 'chat_clicks', key, columns: { day, account_id: account, path } });
}
