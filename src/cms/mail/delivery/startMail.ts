import type { Payload } from 'payload';
import type { Env } from '../../../env.ts';
import { runOutside } from '../../database/transactions/scope.ts';
import type { MailServerSettings } from '../../services/serviceKinds.ts';
import { importOutbox } from '../queue/importOutbox.ts';
import { countDue, leaseMail } from '../queue/mailRows.ts';
import { setMailTrigger } from '../triggerMailRun.ts';
import { deliverMail, type MailTransport } from './deliverMail.ts';
import { inFlightMails } from './inFlightMails.ts';
import { connectMailServer } from './mailServer.ts';
import { sweepMails } from './sweepMails.ts';

/** Polling interval for mails that are due, in ms. */
const INTERVAL_MS = 30_000;
/** Interval between removals of old mails, in ms. */
const SWEEP_MS = 24 * 60 * 60_000;
/** Maximum concurrent sends: one slow response does not block the queue, and no server takes it for an attack. */
const AT_ONCE = 3;

interface Options {
  intervalMs?: number;
  now?: () => number;
  /** The mail server, read before each run; by default the environment's. */
  server?: () => MailServerSettings | undefined;
}

/**
 * Mail job: sends queued mails, at once when one is queued in this process, and at an interval those to retry or left by another process. Any
 * number of processes may run it: a lease makes each mail one process's. A run ends early when the mail server seems unreachable. Without a mail
 * server, mails are kept in the studio and in the outbox.
 * @returns stops it; a run in progress counts as in-flight mail, which shutdown waits for
 */
export async function startMail(
  payload: Payload,
  env: Pick<Env, 'dataDir' | 'publicUrl' | 'smtpUrl'>,
  { intervalMs = INTERVAL_MS, now = Date.now, server = () => serverOf(env) }: Options = {},
): Promise<() => void> {
  const way: MailTransport = { deliver: undefined, dataDir: env.dataDir, now };
  let known: MailServerSettings | undefined;
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;
  let swept = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    try {
      if (now() - swept > SWEEP_MS) {
        swept = now();
        await sweepMails(payload, swept);
      }
      await followServer();
      if (way.deliver) await importOutbox(payload, env.dataDir);
      // A mail may be queued after the last claim, before the run ends.
      while (isWanted && !isStopped) {
        isWanted = false;
        const lanes = Math.min(AT_ONCE, await countDue(payload, now()));
        await Promise.all(Array.from({ length: lanes }, runLane));
      }
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The mails that wait could not be looked through; it is tried again.' });
    } finally {
      isRunning = false;
    }
  }

  async function followServer(): Promise<void> {
    const wanted = server();
    if (wanted?.url === known?.url) return;
    way.deliver = wanted && (await connectMailServer(env, wanted))(payload);
    known = wanted;
  }

  async function runLane(): Promise<void> {
    while (!isStopped) {
      const mail = await leaseMail(payload, now());
      if (!mail || !(await deliverMail(payload, mail, way))) return;
    }
  }

  function startRound(): void {
    isWanted = true;
    if (isRunning || isStopped) return;
    isRunning = true;
    // The caller may be in a transaction that the run must not join.
    inFlightMails.add(runOutside(run));
  }

  setMailTrigger(payload, startRound);
  startRound();
  const timer = setInterval(startRound, intervalMs);
  timer.unref();
  return () => {
    isStopped = true;
    setMailTrigger(payload, undefined);
    clearInterval(timer);
  };
}

function serverOf({ smtpUrl }: Pick<Env, 'smtpUrl'>): MailServerSettings | undefined {
  return smtpUrl === undefined ? undefined : { url: smtpUrl, guard: undefined };
}
