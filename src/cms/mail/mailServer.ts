import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { Payload, SendEmailOptions } from 'payload';
import type { Env } from '../../env.ts';

/** How long a mail server is waited for until it talks, in ms. */
const PATIENCE_MS = 10_000;
/** How long for each of its answers: it may look into a mail before it takes it (RFC 5321, section 4.5.3.2, allows more), in ms. */
const ANSWER_MS = 60_000;

/** Gives one mail to the mail server; it rejects with the server's error. */
export type Deliver = (message: SendEmailOptions) => Promise<unknown>;

export interface Sender {
  defaultFromAddress: string;
  defaultFromName: string;
}

/** Who sends when the settings do not say: an address of the site's own domain. */
export function senderOf({ publicUrl }: Pick<Env, 'publicUrl'>): Sender {
  return { defaultFromAddress: `studio@${new URL(publicUrl).hostname}`, defaultFromName: 'Rihla' };
}

/** The mail server that `SMTP_URL` names; undefined without it. */
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

/** The address of the mail server with shorter time-outs than its client's own, unless the address sets them. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'dnsTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(PATIENCE_MS));
  }
  if (!url.searchParams.has('socketTimeout')) url.searchParams.set('socketTimeout', String(ANSWER_MS));
  return url.href;
}
