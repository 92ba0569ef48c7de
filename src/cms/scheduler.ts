import type { Payload } from 'payload';
import type { Env } from '../env.ts';
import { runAlone } from './database/locks/runAlone.ts';

/** A scheduled job (cron job): runs at an interval, in one process at a time of those that share a database. */
export interface ScheduledJob {
  /** Unique name, for its lock and the log. */
  name: string;
  everyMs: number;
  /**
   * Runs the job; it must end soon once `isStopped` returns true.
   * @throws an error that is logged; the job is retried at its next interval
   */
  run(tools: { payload: Payload; env: Env; now: Date; isStopped(): boolean }): Promise<void>;
}

/** Scheduler (cron): runs each job at once and then at its interval; a run is skipped while the job is still running. */
export function startScheduler(payload: Payload, env: Env, jobs: readonly ScheduledJob[]): { stop(): Promise<void> } {
  let isStopped = false;
  const running = new Map<ScheduledJob, Promise<void>>();
  const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs).unref());
  for (const job of jobs) start(job);

  function start(job: ScheduledJob): void {
    if (isStopped || running.has(job)) return;
    running.set(job, runOnce(job));
  }

  async function runOnce(job: ScheduledJob): Promise<void> {
    try {
      await runAlone(payload, `job ${job.name}`, () =>
        job.run({ payload, env, now: new Date(), isStopped: () => isStopped }),
      );
    } catch (error) {
      payload.logger.error({ err: error, msg: `The scheduled job “${job.name}” failed; it is tried again.` });
    } finally {
      running.delete(job);
    }
  }

  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
