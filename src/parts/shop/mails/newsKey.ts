import { LETTER_NEWS, type LetterNews } from '../../../letters/order.ts';
import { STAFF_NEWS, type StaffNews } from '../../../letters/orderNotice.ts';
import { readRowId } from '../../../shared/rowId.ts';

/** A piece of news of an order. */
export interface OrderNewsItem {
  order: number;
  news: LetterNews | StaffNews;
  /** The payment that it is about; of `reduced`, the booking; of `returned` and `refundFailed`, the amount; of `changed`, the second. */
  payment: number | undefined;
}

const UNWRITTEN = ':unwritten';

/** What the mail to the traveller is known by: one for each piece of news. */
export function newsKey({ news, order, payment }: OrderNewsItem): string {
  return `order:${order}:${news}${payment === undefined ? '' : `:${payment}`}`;
}

/** What the note is known by that mails are still to be written. */
export function unwrittenKey(item: OrderNewsItem): string {
  return newsKey(item) + UNWRITTEN;
}

/** The news of such a note; undefined for the key of anything else. */
export function readUnwrittenKey(key: string): OrderNewsItem | undefined {
  if (!key.endsWith(UNWRITTEN)) return undefined;
  const [about, order, news, payment, ...more] = key.slice(0, -UNWRITTEN.length).split(':');
  const ids = { order: readRowId(order ?? ''), payment: readRowId(payment ?? '') };
  const known = [...LETTER_NEWS, ...STAFF_NEWS].find((one) => one === news);
  const isWhole = about === 'order' && more.length === 0 && (payment === undefined || ids.payment !== undefined);
  return isWhole && ids.order && known ? { order: ids.order, news: known, payment: ids.payment } : undefined;
}
