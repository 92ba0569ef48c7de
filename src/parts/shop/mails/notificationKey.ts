import { LETTER_NEWS, type LetterNotification } from '../../../letters/order.ts';
import { STAFF_NEWS, type StaffNotification } from '../../../letters/orderNotice.ts';
import { readRowId } from '../../../shared/rowId.ts';

/** A notification about an order. */
export interface OrderNewsItem {
  order: number;
  news: LetterNotification | StaffNotification;
  /** The payment it is about; for `reduced`, the booking; for `returned` and `refundFailed`, the amount; for `changed` and `refunded`, the second. */
  payment: number | undefined;
}

const UNWRITTEN = ':unwritten';

/** Unique key of the mail to the traveller: one per notification. */
export function notificationKey({ news, order, payment }: OrderNewsItem): string {
  return `order:${order}:${news}${payment === undefined ? '' : `:${payment}`}`;
}

/** Unique key of the placeholder for mails that are still to be written. */
export function unwrittenKey(item: OrderNewsItem): string {
  return notificationKey(item) + UNWRITTEN;
}

/** Parses the key of such a placeholder; undefined for any other key. */
export function readUnwrittenKey(key: string): OrderNewsItem | undefined {
  if (!key.endsWith(UNWRITTEN)) return undefined;
  const [about, order, news, payment, ...more] = key.slice(0, -UNWRITTEN.length).split(':');
  const ids = { order: readRowId(order ?? ''), payment: readRowId(payment ?? '') };
  const known = [...LETTER_NEWS, ...STAFF_NEWS].find((one) => one === news);
  const isWhole = about === 'order' && more.length === 0 && (payment === undefined || ids.payment !== undefined);
  return isWhole && ids.order && known ? { order: ids.order, news: known, payment: ids.payment } : undefined;
}
