import type { Payload, SendEmailOptions } from 'payload';
import type { Mail } from '../../payload-types.ts';
import { formatAddress, readAddress } from '../address/addresses.ts';

/** Sender of the settings; by default an address of the site's own domain. */
export async function readSender(payload: Payload): Promise<string> {
  const [settings, site] = await Promise.all([
    payload.findGlobal({ slug: 'mail-settings', depth: 0 }),
    payload.findGlobal({ slug: 'site', depth: 0 }),
  ]);
  const { email } = payload;
  const own = readAddress(settings.senderAddress) ?? { address: email.defaultFromAddress, name: '' };
  return formatAddress({ ...own, name: settings.senderName || site.name || email.defaultFromName });
}

/** Builds the message for nodemailer. Its fields were sanitized when it was queued. */
export function outgoingMail(mail: Mail, from: string): SendEmailOptions {
  return {
    from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text ?? '',
    ...(mail.html && { html: mail.html }),
    // The same at each attempt, so that mail programs recognize duplicates.
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    headers: (mail.headers as Record<string, string> | null) ?? {},
    // Never read a text as a file path or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
