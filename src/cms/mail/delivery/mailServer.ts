import type { Socket } from 'node:net';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { Payload, SendEmailOptions } from 'payload';
import type { Env } from '../../../env.ts';
import { connectPublic } from '../../outgoing/publicLookup.ts';
import type { MailServerSettings, ServiceRules } from '../../services/serviceKinds.ts';

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

/** Creates the transport to a mail server, with a new connection for each mail. */
export async function connectMailServer(
  env: Pick<Env, 'publicUrl'>,
  { guard, url }: MailServerSettings,
): Promise<(payload: Payload) => Deliver> {
  // The type allows a URL only beside the other options.
  const transportOptions: { url?: string; host?: string } = guard
    ? guardedOptions(url, guard)
    : { url: withPatience(url) };
  const adapter = await nodemailerAdapter({ ...senderOf(env), skipVerify: true, transportOptions });
  return (payload) => {
    const server = adapter({ payload });
    return (message) => server.sendEmail(message);
  };
}

/** The URL as separate options: with a whole URL nodemailer ignores `getSocket` and opens a connection of its own. */
function guardedOptions(url: string, guard: ServiceRules) {
  const { hostname, password, port, protocol, searchParams, username } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port),
    secure: protocol === 'smtps:',
    requireTLS: searchParams.get('requireTLS') === 'true',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...{
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      dnsTimeout: PATIENCE_MS,
      socketTimeout: ANSWER_MS,
    },
    getSocket: openSocket(guard),
  };
}

type SocketCallback = (error: Error | null, options?: { connection: Socket }) => void;

function openSocket({ allowsLoopback }: ServiceRules) {
  return ({ host, port }: { host: string; port: number }, done: SocketCallback) => {
    connectPublic({ host, port, allowsLoopback, timeoutMs: PATIENCE_MS }).then(
      (connection) => done(null, { connection }),
      done,
    );
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
