import type { PayloadRequest } from 'payload';
import type { Stranger } from '../../cms/mail/address/mailBudget.ts';
import { queueMail } from '../../cms/mail/queue/queueMail.ts';
import { readLetterhead } from '../../cms/mail/settings/readLetterhead.ts';
import type { Subscriber } from '../../cms/payload-types.ts';
import { subscriptionWelcome } from '../../letters/subscription.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { linkPath } from './rules/links.ts';

/**
 * Queues the welcome mail, or the mail to a current subscriber whose address was entered again. It has one-click unsubscribe, as every mail (RFC
 * 8058).
 * @param req with an open transaction
 * @param again who entered the address of a current subscriber
 */
export async function sendWelcome(req: PayloadRequest, row: Subscriber, now: Date, again?: Stranger): Promise<void> {
  const { payload } = req;
  const { sendsWelcome, welcomeText } = await payload.findGlobal({ slug: 'newsletter', depth: 0, req });
  if (!again && sendsWelcome === false) return;
  const head = await readLetterhead(req);
  const unsubscribeUrl = `${head.url}${linkPath(payload.secret, 'leave', row.key, now.getTime())}`;
  const own = welcomeText?.trim() || undefined;
  const text = again ? createTranslate(head.locale)('subscribe.already') : own;
  const letter = await subscriptionWelcome(head, { unsubscribeUrl, text });
  const name = { key: `subscriber:${row.id}:welcome:${now.getTime()}`, about: `subscriber:${row.id}`, stranger: again };
  await queueMail(req, { ...letter, to: row.email }, name);
}
