import type { Payload, Where } from 'payload';

/** How often waiting jobs (scheduled publishing) are looked for, in ms. */
const INTERVAL_MS = 10_000;
/** A job that another process has held for this long was left behind when that process died, in ms. */
const STALE_AFTER_MS = 5 * 60_000;

export interface JobRunner {
  /** Takes no new jobs and resolves when the running ones are done. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs of the default queue, which is where Payload puts scheduled publishing. Jobs left `processing` by a process
 * that was killed are taken up again.
 */
export async function startJobs(payload: Payload, intervalMs = INTERVAL_MS): Promise<JobRunner> {
  let running: Promise<void> | undefined;
  await freeAbandonedJobs(payload);

  async function run(): Promise<void> {
    try {
      await payload.jobs.run({ queue: 'default', limit: 20, silent: true });
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

/** Lets jobs run again that died with their process. SQLite has one process, so there every held job is such a one. */
async function freeAbandonedJobs(payload: Payload): Promise<void> {
  const where: Where = { processing: { equals: true } };
  if (payload.db.name === 'postgres') {
    where.updatedAt = { less_than: new Date(Date.now() - STALE_AFTER_MS).toISOString() };
  }
  await payload.update({ collection: 'payload-jobs', where, data: { processing: false }, overrideAccess: true });
}
