import type { EmailAdapter, Payload, SendEmailOptions } from 'payload';
import type { Env } from '../../env.ts';
import { afterCommit } from '../database/withTransactions.ts';
import { connectMailServer, type Deliver, senderOf } from './mailServer.ts';
import { putIntoOutbox } from './outbox.ts';
import { deliverKept, firstWait } from './sendKept.ts';
import { mailUnderWay } from './underWay.ts';

/**
 * How the studio sends mail: into the outbox, after the commit of whatever it is about; and, with `SMTP_URL`, from there to
 * the mail server, for which nobody waits. A mail that could not be sent stays in the outbox and is tried again (`startMail`).
 */
export async function createMail(env: Pick<Env, 'dataDir' | 'publicUrl' | 'smtpUrl'>): Promise<EmailAdapter<void>> {
  const from = senderOf(env);
  const server = await connectMailServer(env);
  return ({ payload }) => {
    const deliver = server?.(payload);
    return {
      ...from,
      name: 'rihla',
      sendEmail: (message) =>
        afterCommit(payload, () => post({ from: addressOf(from), ...message }, payload, env.dataDir, deliver)),
    };
  };
}

async function post(message: SendEmailOptions, payload: Payload, dataDir: string, deliver?: Deliver): Promise<void> {
  const file = await keep(message, payload, dataDir, deliver !== undefined);
  if (!deliver) return;
  if (file) mailUnderWay.add(deliverKept(file, deliver, payload));
  else mailUnderWay.add(deliverOnce(message, deliver, payload));
}

/** @param isToBeSent whether it is tried again should the process end before it is sent */
async function keep(
  message: SendEmailOptions,
  payload: Payload,
  dataDir: string,
  isToBeSent: boolean,
): Promise<string | undefined> {
  try {
    const file = await putIntoOutbox(dataDir, message, isToBeSent ? firstWait() : undefined);
    payload.logger.info({ file, msg: 'A mail was put into the outbox.' });
    return file;
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A mail could not be put into the outbox.' });
    return undefined;
  }
}

async function deliverOnce(message: SendEmailOptions, deliver: Deliver, payload: Payload): Promise<void> {
  try {
    await deliver(message);
  } catch (error) {
    payload.logger.error({
      err: error,
      msg: 'The mail server did not take a mail, and it could not be kept: it is lost.',
    });
  }
}

function addressOf({ defaultFromAddress, defaultFromName }: { defaultFromAddress: string; defaultFromName: string }) {
  return `"${defaultFromName}" <${defaultFromAddress}>`;
}
