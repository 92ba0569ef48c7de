import type { Payload } from 'payload';
import type { Env } from '../../env.ts';
import { runAlone } from '../database/runAlone.ts';
import { LOCKS } from '../withLock.ts';
import { connectMailServer } from './mailServer.ts';
import { listDue } from './outbox.ts';
import { deliverKept } from './sendKept.ts';
import { mailUnderWay } from './underWay.ts';

/** How often the outbox is looked through, in ms. */
const INTERVAL_MS = 30_000;

/**
 * Sends what waits in the outbox, also what an earlier process has left there, in one process at a time. A round ends with the first
 * mail that the server does not take: it may be away.
 * @returns stops it; a round under way is among the mails that a stop waits for
 */
export async function startMail(
  payload: Payload,
  env: Pick<Env, 'dataDir' | 'publicUrl' | 'smtpUrl'>,
  { intervalMs = INTERVAL_MS, now = Date.now }: { intervalMs?: number; now?: () => number } = {},
): Promise<() => void> {
  const server = await connectMailServer(env);
  if (!server) return () => undefined;
  const deliver = server(payload);
  let isStopped = false;
  let isRunning = false;

  async function run(): Promise<void> {
    try {
      const due = await listDue(env.dataDir, now());
      if (!due.length) return;
      await runAlone(payload, LOCKS.mail, async () => {
        for (const file of due) if (isStopped || !(await deliverKept(file, deliver, payload, now()))) return;
      });
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The outbox could not be looked through; it is tried again.' });
    } finally {
      isRunning = false;
    }
  }

  function startRound(): void {
    if (isRunning) return;
    isRunning = true;
    mailUnderWay.add(run());
  }

  startRound();
  const timer = setInterval(startRound, intervalMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
