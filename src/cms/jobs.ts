import type { Payload, Where } from 'payload';
import { runAlone } from './database/runAlone.ts';
import { publishScheduledOnce } from './publishScheduled.ts';
import { LOCKS } from './withLock.ts';

/** How often waiting jobs (scheduled publishing) are looked for, in ms. */
const INTERVAL_MS = 10_000;

export interface JobRunner {
  /** Takes no new jobs and resolves when the running ones are done. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs of the default queue, which is where Payload puts scheduled publishing, one after the other in the order of
 * their times, in one process at a time. Jobs left `processing` by a process that was killed are taken up again.
 */
export async function startJobs(payload: Payload, intervalMs = INTERVAL_MS): Promise<JobRunner> {
  publishScheduledOnce(payload);
  let running: Promise<void> | undefined = run();

  async function run(): Promise<void> {
    try {
      await runAlone(payload, LOCKS.jobs, async () => {
        await clearUp(payload);
        await payload.jobs.run({
          queue: 'default',
          limit: 20,
          processingOrder: 'waitUntil',
          sequential: true,
          silent: { info: true },
        });
      });
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Waiting jobs could not be run; they are tried again.' });
    }
    running = undefined;
  }

  const timer = setInterval(() => {
    running ??= run();
  }, intervalMs);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

const ABANDONED: Where = { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] };
const COMPLETED: Where = { completedAt: { exists: true } };

/**
 * Lets jobs run again whose process died, or lost its database, while it had them, and removes those that it could only
 * complete. Nobody else runs jobs at this moment, so every job that is held is such a one.
 */
async function clearUp(payload: Payload): Promise<void> {
  const collection = 'payload-jobs';
  const left = await payload.count({ collection, where: { or: [ABANDONED, COMPLETED] } });
  if (!left.totalDocs) return;
  await payload.update({ collection, where: ABANDONED, data: { processing: false }, overrideAccess: true });
  await payload.delete({ collection, where: COMPLETED, overrideAccess: true });
}
