import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  JobCancelledError,
  killTransaction,
  type Payload,
  type TaskConfig,
} from 'payload';
import { lockName } from '../database/locks/lockName.ts';
import { runInScope } from '../database/transactions/scope.ts';
import { changeStatus, findScheduler, type Scheduled } from './changeStatus.ts';
import { tellScheduler } from './tellScheduler.ts';
import { describeFaults, readRefusal } from './tryStatus.ts';

/** Retries with exponential backoff, from 10 s: the database may only have been away. */
const RETRIES = { attempts: 5, backoff: { type: 'exponential', delay: 10_000 } } as const;

/**
 * Makes scheduled publishing exactly-once. Payload's own task publishes in one transaction and completes the job in
 * another: a process killed in between would publish again after its next start, and with it a draft that was saved
 * meanwhile.
 */
export function publishScheduledOnce(payload: Payload): void {
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish') as
    | TaskConfig<'schedulePublish'>
    | undefined;
  if (task) Object.assign(task, { handler: publishScheduled, retries: { ...RETRIES } });
}

/** Validation errors are final: the user who scheduled it is notified, and the job is kept as failed, with the error. */
const publishScheduled: TaskConfig<'schedulePublish'>['handler'] = ({ input, job, req: { payload } }) =>
  runInScope(async () => {
    try {
      await publishInOneTransaction(payload, job.id, input);
    } catch (error) {
      const faults = readRefusal(payload, input, error);
      if (!faults) throw error;
      const says = describeFaults(faults);
      await tellScheduler(payload, input, { job: job.id, says });
      throw new JobCancelledError(says);
    }
    return { output: {} };
  });

async function publishInOneTransaction(payload: Payload, job: number | string, input: Scheduled): Promise<void> {
  const user = await findScheduler(payload, input);
  const req = await createLocalReq({ ...(user && { user }) }, payload);
  await initTransaction(req);
  try {
    await lockName(req, `job ${job}`);
    // Not found: cancelled by an editor. Completed: done by another process.
    const stored = await payload.db.findOne<{ id: number; completedAt?: string | null }>({
      collection: 'payload-jobs',
      where: { id: { equals: job } },
      req,
    });
    if (stored && !stored.completedAt) {
      await changeStatus(input, user, req);
      const data = { completedAt: new Date().toISOString(), processing: false };
      await payload.db.updateJobs({ id: job, data, req, returning: false });
    }
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
