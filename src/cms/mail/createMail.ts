import { rm } from 'node:fs/promises';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { EmailAdapter, Payload, SendEmailOptions } from 'payload';
import type { Env } from '../../env.ts';
import { afterCommit } from '../database/withTransactions.ts';
import { putIntoOutbox } from './outbox.ts';
import { mailUnderWay } from './underWay.ts';

/** How long a mail server is waited for at each step, in ms. */
const PATIENCE_MS = 10_000;

/**
 * How the studio sends mail: into the outbox, after the commit of whatever it is about; and, with `SMTP_URL`, from there to
 * the mail server, for which nobody waits. A mail that could not be sent stays in the outbox.
 */
export async function createMail(env: Pick<Env, 'dataDir' | 'publicUrl' | 'smtpUrl'>): Promise<EmailAdapter<void>> {
  const from = { defaultFromAddress: `studio@${new URL(env.publicUrl).hostname}`, defaultFromName: 'Rihla' };
  const smtp =
    env.smtpUrl &&
    (await nodemailerAdapter({ ...from, skipVerify: true, transportOptions: withPatience(env.smtpUrl) }));
  return ({ payload }) => {
    const server = smtp ? smtp({ payload }) : undefined;
    const post = async (message: SendEmailOptions): Promise<void> => {
      const file = await keep(payload, env.dataDir, message);
      if (server) mailUnderWay.add(send(payload, () => server.sendEmail(message), file));
    };
    return {
      ...from,
      name: 'rihla',
      sendEmail: (message) => afterCommit(payload, () => post({ from: addressOf(from), ...message })),
    };
  };
}

async function keep(payload: Payload, dataDir: string, message: SendEmailOptions): Promise<string | undefined> {
  try {
    const file = await putIntoOutbox(dataDir, message);
    payload.logger.info({ file, msg: 'A mail was put into the outbox.' });
    return file;
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A mail could not be put into the outbox.' });
    return undefined;
  }
}

async function send(payload: Payload, deliver: () => Promise<unknown>, file: string | undefined): Promise<void> {
  try {
    await deliver();
    if (file) await rm(file, { force: true });
  } catch (error) {
    payload.logger.error({ err: error, file, msg: 'The mail server did not take a mail. It stays in the outbox.' });
  }
}

/** The address of the mail server with shorter time-outs than its client's own, unless the address sets them. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(PATIENCE_MS));
  }
  return url.href;
}

function addressOf({ defaultFromAddress, defaultFromName }: { defaultFromAddress: string; defaultFromName: string }) {
  return `"${defaultFromName}" <${defaultFromAddress}>`;
}
