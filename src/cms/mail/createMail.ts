import { randomUUID } from 'node:crypto';
import type { EmailAdapter, Payload, SendEmailOptions } from 'payload';
import type { Env } from '../../env.ts';
import { t } from '../../shared/studioWords/t.ts';
import { afterCommit } from '../database/transactions/withTransactions.ts';
import { readAddress, readAddresses } from './address/addresses.ts';
import { senderOf } from './delivery/mailServer.ts';
import { plainText } from './header/plainText.ts';
import { MailFault } from './mailFault.ts';
import { takeLetter } from './queue/carriedLetters.ts';
import { putMail } from './queue/putMail.ts';
import { triggerMailRun } from './triggerMailRun.ts';

/**
 * Payload's e-mail adapter, for its own mails such as password resets: queued like all others, in the caller's transaction, and private, since
 * their links may contain sign-in tokens.
 */
export function createMail(env: Pick<Env, 'publicUrl'>): EmailAdapter<void> {
  return ({ payload }) => ({
    ...senderOf(env),
    name: 'rihla',
    sendEmail: (message) => queueMessage(payload, message),
  });
}

async function queueMessage(payload: Payload, message: SendEmailOptions): Promise<void> {
  const { html, replyTo, subject = '', text, to } = message;
  const addresses = readAddresses(Array.isArray(to) ? to.map(addressText) : addressText(to));
  if (!addresses.length) throw new MailFault(t('The mail has no address that can be written to. Correct the address.'));
  const markup = typeof html === 'string' ? html : '';
  const letter = takeLetter(markup);
  const words = letter?.text ?? (typeof text === 'string' ? text : await plainText(markup));
  const key = `payload:${randomUUID()}`;
  for (const address of addresses) {
    await putMail(payload, {
      to: address,
      replyTo: readAddress(addressText(Array.isArray(replyTo) ? replyTo[0] : replyTo)),
      subject,
      html: markup,
      text: words,
      headers: letter?.headers,
      isPrivate: true,
      key: addresses.length === 1 ? key : `${key}:${address.address}`,
    });
  }
  await afterCommit(payload, () => triggerMailRun(payload));
}

/** Address as Payload and nodemailer accept it (text or object), as text. */
function addressText(address: unknown): unknown {
  const { address: text } = (address ?? {}) as { address?: unknown };
  return text ?? address;
}
