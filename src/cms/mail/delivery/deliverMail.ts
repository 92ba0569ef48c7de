import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { putIntoOutbox } from '../outbox.ts';
import { type ClaimedMail, LEASE_MS, type MailOutcome, recordMailOutcome, renewLease } from '../queue/mailRows.ts';
import { outgoingMail, readSender } from '../settings/outgoingMail.ts';
import { classifyFailure } from './classifyFailure.ts';
import type { Deliver } from './mailServer.ts';

/** Time for which recording a mail's outcome is retried while the database is unreachable, in ms. */
const NOTE_MS = 60_000;

/** Mail transport of this process: a mail server, or the outbox folder. */
export interface MailTransport {
  /** Absent without a mail server: mails are then kept in the outbox folder. */
  deliver: Deliver | undefined;
  dataDir: string;
  now(): number;
}

/**
 * Sends a claimed mail and records the outcome.
 * @returns whether to go on with the next mail
 * @throws the database's error when the outcome cannot be recorded: the mail is then claimed again
 */
export async function deliverMail(payload: Payload, mail: ClaimedMail, way: MailTransport): Promise<boolean> {
  const beat = setInterval(() => {
    renewLease(payload, mail, way.now()).catch(() => undefined);
  }, LEASE_MS / 4);
  beat.unref();
  try {
    const { goesOn, settled } = await attempt(payload, mail, way);
    const isWiped = Boolean(mail.isPrivate) && settled.state === 'sent';
    await note(payload, () => recordMailOutcome(payload, mail, settled, isWiped));
    return goesOn;
  } finally {
    clearInterval(beat);
  }
}

async function attempt(
  payload: Payload,
  mail: ClaimedMail,
  way: MailTransport,
): Promise<{ settled: MailOutcome; goesOn: boolean }> {
  const message = outgoingMail(mail, await readSender(payload));
  if (!way.deliver) {
    await keep(payload, mail, way, message);
    return { settled: { state: 'kept', lastError: null }, goesOn: true };
  }
  try {
    await way.deliver(message);
  } catch (error) {
    const { isServers, next, words } = classifyFailure(error, mail.attempts, Date.parse(mail.createdAt), way.now());
    const end = next === undefined ? 'It is not tried again.' : `It is tried again at ${new Date(next).toISOString()}.`;
    payload.logger.error({ err: error, mail: mail.id, msg: `A mail was not sent. ${words} ${end}` });
    const settled: MailOutcome =
      next === undefined
        ? { state: 'failed', lastError: words }
        : { state: 'waiting', lastError: words, nextAt: new Date(next).toISOString() };
    return { settled, goesOn: !isServers };
  }
  return { settled: { state: 'sent', lastError: null, sentAt: new Date(way.now()).toISOString() }, goesOn: true };
}

/** Also writes the mail to the outbox folder, for operators who cannot sign in to the studio. */
async function keep(payload: Payload, mail: ClaimedMail, way: MailTransport, message: object): Promise<void> {
  try {
    const file = await putIntoOutbox(way.dataDir, { date: mail.createdAt, name: mail.messageId, message });
    payload.logger.info({ file, mail: mail.id, msg: 'A mail was put into the outbox.' });
  } catch (error) {
    payload.logger.error({
      err: error,
      mail: mail.id,
      msg: 'A mail could not be put into the outbox; the studio has it.',
    });
  }
}

/** Records the outcome with retries: a mail that was sent but not recorded would be sent again. */
async function note(payload: Payload, write: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + NOTE_MS;
  for (let pause = 250; ; pause = Math.min(pause * 2, 5_000)) {
    try {
      await write();
      return;
    } catch (error) {
      if (performance.now() + pause > end) throw error;
      payload.logger.warn({ err: error, msg: 'What became of a mail could not be noted; it is tried again.' });
      await wait(pause, undefined, { ref: false });
    }
  }
}
