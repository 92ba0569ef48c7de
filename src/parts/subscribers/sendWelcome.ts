import type { PayloadRequest } from 'payload';
import { queueMail } from '../../cms/mail/queueMail.ts';
import { readLetterhead } from '../../cms/mail/readLetterhead.ts';
import type { Subscriber } from '../../cms/payload-types.ts';
import { subscriptionWelcome } from '../../letters/subscription.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { linkPath } from './rules/links.ts';

/**
 * Queues the mail that says welcome, or to somebody who asked once more that they are subscribed `already`. It can be unsubscribed from with one
 * click, as every letter (RFC 8058).
 * @param req with a transaction under way
 */
export async function sendWelcome(
  req: PayloadRequest,
  row: Subscriber,
  now: Date,
  why: 'already' | 'new',
): Promise<void> {
  const { payload } = req;
  const { sendsWelcome, welcomeText } = await payload.findGlobal({ slug: 'newsletter', depth: 0, req });
  if (why === 'new' && sendsWelcome === false) return;
  const head = await readLetterhead(req);
  const unsubscribeUrl = `${head.url}${linkPath(payload.secret, 'leave', row.key, now.getTime())}`;
  const own = welcomeText?.trim() || undefined;
  const text = why === 'already' ? createTranslate(DEFAULT_LOCALE)('subscribe.already') : own;
  const letter = await subscriptionWelcome(head, { unsubscribeUrl, text });
  const name = { key: `subscriber:${row.id}:welcome:${now.getTime()}`, about: `subscriber:${row.id}` };
  await queueMail(req, { ...letter, to: row.email }, name);
}
