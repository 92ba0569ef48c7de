import type { Payload } from 'payload';
import { countRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import type { LetterNotification } from '../../../letters/order.ts';
import { notificationKey, unwrittenKey } from './notificationKey.ts';

/** Whether the mail of an order notification is queued or about to be; false where it was held back or waits for a retry of its rendering. */
export async function isMailed(payload: Payload, order: number, news: LetterNotification): Promise<boolean> {
  const item = { order, news, payment: undefined };
  const isUntried: TypedWhere<'mails'> = {
    and: [{ key: { equals: unwrittenKey(item) } }, { attempts: { equals: 0 } }],
  };
  const where = { or: [{ key: { equals: notificationKey(item) } }, isUntried] };
  return (await countRows({ payload }, 'mails', where)) > 0;
}
