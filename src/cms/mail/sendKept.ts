import type { Payload } from 'payload';
import type { Deliver } from './mailServer.ts';
import { type KeptMail, readKept, removeKept, rewriteKept, type Waiting } from './outbox.ts';

const A_MINUTE_MS = 60_000;
/** Longer than any mail server is waited for, so that nobody takes up what is just being sent. */
const FIRST_WAIT_MS = 2 * A_MINUTE_MS;
const LONGEST_WAIT_MS = 6 * 60 * A_MINUTE_MS;
/** From then on nobody waits for the mail any more. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * A_MINUTE_MS;

/** When a new mail is taken up should the process that sends it end before it has. */
export function firstWait(now = Date.now()): Waiting {
  return { attempts: 0, next: new Date(now + FIRST_WAIT_MS).toISOString() };
}

/**
 * Sends a mail of the outbox and removes it. One that the server does not take stays, to be sent again after 2, 4, 8 minutes and so on, at
 * most 6 hours apart, for 3 days; one that it refuses for good stays as it is.
 * @returns whether it was sent
 */
export async function deliverKept(
  file: string,
  deliver: Deliver,
  payload: Payload,
  now = Date.now(),
): Promise<boolean> {
  const mail = await readKept(file);
  if (!mail) return true;
  try {
    await deliver(mail.message);
  } catch (error) {
    await postpone(file, mail, error, payload, now);
    return false;
  }
  await removeKept(file);
  return true;
}

async function postpone(file: string, mail: KeptMail, error: unknown, payload: Payload, now: number): Promise<void> {
  const attempts = (mail.waiting?.attempts ?? 0) + 1;
  const wait = Math.min(2 ** attempts * A_MINUTE_MS, LONGEST_WAIT_MS);
  const isOver = isFinal(error) || now + wait - Date.parse(mail.date) > GIVEN_UP_AFTER_MS;
  const next = new Date(now + wait).toISOString();
  try {
    await rewriteKept(file, { ...mail, waiting: isOver ? undefined : { attempts, next } });
  } catch (fault) {
    payload.logger.error({ err: fault, file, msg: 'A mail of the outbox could not be marked.' });
  }
  const after = isOver ? 'and is not tried again.' : `and is tried again at ${next}.`;
  payload.logger.error({
    err: error,
    file,
    msg: `The mail server did not take a mail. It stays in the outbox ${after}`,
  });
}

/** A recipient or a text that the server refuses will not be better tomorrow; a wrong password of ours may. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
