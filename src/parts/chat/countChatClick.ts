import type { Payload } from 'payload';
import { addToCount } from '../../cms/database/counters/addToCount.ts';

export interface ChatClick {
  /** Id of the account. */
  account: number;
  /** Path of the page, or the placeholder of pages that are not counted separately. */
  path: string;
  /** Date in UTC, `2026-05-01`. */
  day: string;
}

/**
 * Increments the click count of an account, page and day.
 * @throws Error when the database cannot be written
 */
export function countChatClick(payload: Payload, { account, day, path }: ChatClick): Promise<void> {
  const key = `${day} ${account} ${path}`;
  return addToCount(payload, { table: 'chat_clicks', key, columns: { day, account_id: account, path } });
}
