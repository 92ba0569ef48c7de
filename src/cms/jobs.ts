import type { Payload, Where } from 'payload';
import { runAlone } from './database/locks/runAlone.ts';
import { publishScheduledOnce } from './schedules/publishScheduled.ts';

/** Poll interval for waiting jobs (scheduled publishing), in ms. */
const INTERVAL_MS = 10_000;

export interface JobRunner {
  /** Starts no further jobs and resolves when the running ones are done. */
  stop(): Promise<void>;
}

/**
 * Job runner for the default queue, where Payload puts scheduled publishing: sequential, in the order of their times,
 * in one process at a time. Jobs left `processing` by a killed process are run again.
 */
export async function startJobs(payload: Payload, intervalMs = INTERVAL_MS): Promise<JobRunner> {
  publishScheduledOnce(payload);
  let running: Promise<void> | undefined = run();

  async function run(): Promise<void> {
    try {
      await runAlone(payload, 'jobs', async () => {
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
 * Releases jobs whose process died, or lost its database, while running them, and deletes completed ones that were
 * left. The lock is held, so no other process runs jobs, and every job still `processing` is abandoned.
 */
async function clearUp(payload: Payload): Promise<void> {
  const collection = 'payload-jobs';
  const left = await payload.count({ collection, where: { or: [ABANDONED, COMPLETED] } });
  if (!left.totalDocs) return;
  await payload.update({ collection, where: ABANDONED, data: { processing: false }, overrideAccess: true });
  await payload.delete({ collection, where: COMPLETED, overrideAccess: true });
}
