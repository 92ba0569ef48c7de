import type { PayloadRequest } from 'payload';
import type { Stranger } from '../../cms/mail/mailBudget.ts';
import { queueMail } from '../../cms/mail/queueMail.ts';
import { readLetterhead } from '../../cms/mail/readLetterhead.ts';
import type { Subscriber } from '../../cms/payload-types.ts';
import { subscriptionWelcome } from '../../letters/subscription.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { linkPath } from './rules/links.ts';

/**
 * Queues the mail that says welcome, or that somebody is subscribed already whose address was typed once more. It can be unsubscribed from with one
 * click, as every letter (RFC 8058).
 * @param req with a transaction under way
 * @param again whoever typed the address of somebody who is subscribed already
 */
export async function sendWelcome(req: PayloadRequest, row: Subscriber, now: Date, again?: Stranger): Promise<void> {
  const { payload } = req;
  const { sendsWelcome, welcomeText } = await payload.findGlobal({ slug: 'newsletter', depth: 0, req });
  if (!again && sendsWelcome === false) return;
  const head = await readLetterhead(req);
  const unsubscribeUrl = `${head.url}${linkPath(payload.secret, 'leave', row.key, now.getTime())}`;
  const own = welcomeText?.trim() || undefined;
  const text = again ? createTranslate(DEFAULT_LOCALE)('subscribe.already') : own;
  const letter = await subscriptionWelcome(head, { unsubscribeUrl, text });
  const name = { key: `subscriber:${row.id}:welcome:${now.getTime()}`, about: `subscriber:${row.id}`, stranger: again };
  await queueMail(req, { ...letter, to: row.email }, name);
}
