import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { judgeFailure } from './judgeFailure.ts';
import { type ClaimedMail, LEASE_MS, type MailOutcome, recordMailOutcome, renewLease } from './mailRows.ts';
import type { Deliver } from './mailServer.ts';
import { putIntoOutbox } from './outbox.ts';
import { outgoingMail, readSender } from './outgoingMail.ts';

/** How long the note that a mail was sent is tried, should the database be away just then, in ms. */
const NOTE_MS = 60_000;

/** Where mail goes from this process. */
export interface MailTransport {
  /** Absent without a mail server: then mail is kept. */
  deliver: Deliver | undefined;
  dataDir: string;
  now(): number;
}

/**
 * Sends a mail that was taken up, and notes what became of it.
 * @returns whether the next one is worth trying
 * @throws the database's error when nothing can be noted: the mail is then taken up again
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
    const { isServers, next, words } = judgeFailure(error, mail.attempts, Date.parse(mail.createdAt), way.now());
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

/** Whoever cannot sign in to the studio finds the mail in the data folder. */
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

/** A mail that was sent and not noted would be sent once more. */
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
