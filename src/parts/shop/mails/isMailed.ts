import type { Payload, Where } from 'payload';
import type { LetterNotification } from '../../../letters/order.ts';
import { notificationKey, unwrittenKey } from './notificationKey.ts';

/** Whether the mail of an order notification is queued or about to be; false where it was held back or waits for a retry of its rendering. */
export async function isMailed({ db }: Payload, order: number, news: LetterNotification): Promise<boolean> {
  const item = { order, news, payment: undefined };
  const isUntried: Where = { and: [{ key: { equals: unwrittenKey(item) } }, { attempts: { equals: 0 } }] };
  const where = { or: [{ key: { equals: notificationKey(item) } }, isUntried] };
  return (await db.count({ collection: 'mails', where })).totalDocs > 0;
}
