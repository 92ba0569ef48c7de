import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { Payload, SendEmailOptions } from 'payload';
import type { Env } from '../../../env.ts';

/** Connection timeout of the mail server, in ms. */
const PATIENCE_MS = 10_000;
/** Timeout of each of its responses, in ms: it may scan a mail before it accepts it (RFC 5321, section 4.5.3.2, allows more). */
const ANSWER_MS = 60_000;

/** Sends one mail to the mail server; rejects with the server's error. */
export type Deliver = (message: SendEmailOptions) => Promise<unknown>;

export interface Sender {
  defaultFromAddress: string;
  defaultFromName: string;
}

/** Default sender: an address of the site's own domain. */
export function senderOf({ publicUrl }: Pick<Env, 'publicUrl'>): Sender {
  return { defaultFromAddress: `studio@${new URL(publicUrl).hostname}`, defaultFromName: 'Rihla' };
}

/** Connects to the mail server of `SMTP_URL`; undefined without it. */
export async function connectMailServer(
  env: Pick<Env, 'publicUrl' | 'smtpUrl'>,
): Promise<((payload: Payload) => Deliver) | undefined> {
  if (!env.smtpUrl) return undefined;
  // The types know an address only beside what else can be said.
  const transportOptions: { url: string; host?: string } = { url: withPatience(env.smtpUrl) };
  const adapter = await nodemailerAdapter({ ...senderOf(env), skipVerify: true, transportOptions });
  return (payload) => {
    const server = adapter({ payload });
    return (message) => server.sendEmail(message);
  };
}

/** The mail server's URL with shorter timeouts than its client's defaults, unless the URL sets them. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'dnsTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(PATIENCE_MS));
  }
  if (!url.searchParams.has('socketTimeout')) url.searchParams.set('socketTimeout', String(ANSWER_MS));
  return url.href;
}
