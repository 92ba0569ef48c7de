import type { Payload } from 'payload';
import * as v from 'valibot';
import { CLICK_WAIT_SECONDS, clickQuota } from '../../cms/database/counters/clickRows.ts';
import { isWithinQuota } from '../../cms/database/counters/takeQuota.ts';
import { defineFormEndpoint } from '../../endpoints/defineFormEndpoint.ts';
import { countChatClick } from './countChatClick.ts';

/** Endpoint that counts a click on a chat account, by account, page and day, without personal data. */
export const chatClicks = defineFormEndpoint({
  path: '/wp-json/rihla/v1/chat-clicks',
  fields: {
    account: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048)),
  },
  rateLimit: { name: 'chat-clicks', max: 30 },
  // An id and a path.
  maxBytes: 4096,
  isOfPages: true,
  async handle({ account, path }, { countedPath, now, payload, visitor }) {
    if (!(await isKnown(account, payload))) return { kind: 'missing' };
    if (!(await isWithinQuota(payload, clickQuota('chat-clicks'), { now, visitor })))
      return { kind: 'too-often', seconds: CLICK_WAIT_SECONDS };
    await countChatClick(payload, { account, path: await countedPath(path), day: now.toISOString().slice(0, 10) });
    return { kind: 'done' };
  },
});

/** All accounts count, since inline buttons also show accounts that are not in the box. */
async function isKnown(id: number, payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'chat-accounts', where: { id: { equals: id } } });
  return totalDocs > 0;
}
