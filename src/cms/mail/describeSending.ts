import type { Payload } from 'payload';
import type { ConfigFacts } from '../publicUrl.ts';

/**
 * What becomes of a letter that was just queued, for staff: without a mail server nobody gets it.
 * @param letter such as “The letter to lahcen@example.com”
 */
export function describeSending({ config }: Pick<Payload, 'config'>, letter = 'The letter'): string {
  if ((config.custom as Partial<ConfigFacts>).deliversMail) return `${letter} is on its way.`;
  return `${letter} is kept here under Mails, and nobody gets it: no mail server is set up. Whoever runs the server sets one up (SMTP_URL).`;
}
