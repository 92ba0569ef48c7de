import type { Payload, SendEmailOptions } from 'payload';
import type { Mail } from '../payload-types.ts';
import { formatAddress, readAddress } from './addresses.ts';

/** Who sends, as the settings say; an address of the site's own domain when they do not. */
export async function readSender(payload: Payload): Promise<string> {
  const [settings, site] = await Promise.all([
    payload.findGlobal({ slug: 'mail-settings', depth: 0 }),
    payload.findGlobal({ slug: 'site', depth: 0 }),
  ]);
  const { email } = payload;
  const own = readAddress(settings.senderAddress) ?? { address: email.defaultFromAddress, name: '' };
  return formatAddress({ ...own, name: settings.senderName || site.name || email.defaultFromName });
}

/** A mail as the mail server's client takes it. What it consists of was cleaned when it was queued. */
export function outgoingMail(mail: Mail, from: string): SendEmailOptions {
  return {
    from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text ?? '',
    ...(mail.html && { html: mail.html }),
    // The same at each attempt, so that one that came twice is known for one.
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    headers: (mail.headers as Record<string, string> | null) ?? {},
    // A text is never taken for the name of a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
