import type { Payload, Where } from 'payload';
import { expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../tests/support/factories.ts';
import { runAlone } from './database/locks/runAlone.ts';
import { type JobRunner, startJobs } from './jobs.ts';
import type { User } from './payload-types.ts';
import { publishScheduledOnce } from './schedules/publishScheduled.ts';

const INTERVAL_MS = 20;
const AGO = { second: 1_000, minute: 60_000 };

interface Schedule {
  payload: Payload;
  page: number;
  user: User;
  type?: 'publish' | 'unpublish';
  /** Overdue by this, in ms. */
  ago?: number;
}

async function schedule({ payload, page, user, type = 'publish', ago = AGO.second }: Schedule): Promise<number> {
  const input = {
    type,
    doc: { relationTo: 'pages', value: String(page) },
    user: { relationTo: 'users', value: user.id },
  } as const;
  const waitUntil = new Date(Date.now() - ago);
  const { id } = await payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil });
  return id as number;
}

async function schedulePublish(payload: Payload, ago?: number): Promise<{ page: number; job: number }> {
  const { id: page } = await buildPage(payload, { _status: 'draft' });
  const user = await buildUser(payload, 'editor');
  return { page, job: await schedule({ payload, page, user, ...(ago !== undefined && { ago }) }) };
}

async function statusOf(payload: Payload, id: number): Promise<unknown> {
  return (await payload.findByID({ collection: 'pages', id, draft: true }))._status;
}

async function countPublished(payload: Payload, page: number): Promise<number> {
  const where: Where = { and: [{ parent: { equals: page } }, { 'version._status': { equals: 'published' } }] };
  return (await payload.countVersions({ collection: 'pages', where })).totalDocs;
}

async function waitUntilDone(payload: Payload): Promise<void> {
  const isDone = async () => expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
  await vi.waitFor(isDone, { timeout: 10_000 });
}

async function hold(payload: Payload, job: number): Promise<void> {
  await payload.db.updateJobs({ id: job, data: { processing: true, updatedAt: new Date().toISOString() } as never });
}

describeEachDatabase('startJobs', (db) => {
  let jobs: JobRunner | undefined;

  async function start(): Promise<void> {
    jobs = await startJobs(db.payload, INTERVAL_MS);
  }

  async function stop(): Promise<void> {
    await jobs?.stop();
  }

  test('publishes due documents only', async () => {
    const due = await schedulePublish(db.payload);
    const later = await schedulePublish(db.payload, -AGO.minute);
    await start();
    await vi.waitFor(async () => expect(await statusOf(db.payload, due.page)).toBe('published'), { timeout: 5_000 });
    expect(await statusOf(db.payload, later.page)).toBe('draft');
    await stop();
  });

  test('resumes a job at once that a killed process left as `processing`', async () => {
    const { job, page } = await schedulePublish(db.payload);
    await hold(db.payload, job);
    await start();
    await waitUntilDone(db.payload);
    expect(await statusOf(db.payload, page)).toBe('published');
    await stop();
  });

  test('resumes what this very process left `processing` when its database went away', async () => {
    await start();
    const { job, page } = await schedulePublish(db.payload, -AGO.minute);
    // In one write: the runner releases what is `processing` by writing the whole job, its time as well.
    const waitUntil = new Date(Date.now() - AGO.second).toISOString();
    await db.payload.db.updateJobs({ id: job, data: { processing: true, waitUntil } as never });
    await waitUntilDone(db.payload);
    expect(await statusOf(db.payload, page)).toBe('published');
    await stop();
  });

  test('removes completed jobs of a killed process without running them again', async () => {
    const { job, page } = await schedulePublish(db.payload);
    const completedAt = new Date().toISOString();
    await db.payload.db.updateJobs({ id: job, data: { completedAt, processing: false } as never });
    await start();
    await waitUntilDone(db.payload);
    expect(await statusOf(db.payload, page)).toBe('draft');
    await stop();
  });

  test('publishes and completes the job in one transaction', async () => {
    publishScheduledOnce(db.payload);
    const { job, page } = await schedulePublish(db.payload);
    const { updateJobs } = db.payload.db;
    let isCutOff = false;
    db.payload.db.updateJobs = async (args) => {
      if (isCutOff || !args.data.completedAt) return updateJobs.call(db.payload.db, args);
      isCutOff = true;
      throw new Error('The connection was lost.');
    };
    await db.payload.jobs.run({ silent: true });
    expect(isCutOff).toBe(true);
    expect(await countPublished(db.payload, page)).toBe(0);
    await db.payload.db.updateJobs({ id: job, data: { waitUntil: null } as never });
    await db.payload.jobs.run({ silent: true });
    expect(await countPublished(db.payload, page)).toBe(1);
  });

  test('publishes once, even if two processes run the same job', async () => {
    publishScheduledOnce(db.payload);
    const { job, page } = await schedulePublish(db.payload);
    const run = () => db.payload.jobs.runByID({ id: job, silent: true });
    // The second may find the job done and gone in the middle of its run; only what was published counts.
    await Promise.allSettled([run(), run()]);
    expect(await countPublished(db.payload, page)).toBe(1);
  });

  test('runs overdue jobs in the order of their times', async () => {
    const { id: page } = await buildPage(db.payload);
    const user = await buildUser(db.payload, 'editor');
    await schedule({ payload: db.payload, page, user, type: 'unpublish', ago: AGO.second });
    await schedule({ payload: db.payload, page, user, type: 'publish', ago: AGO.minute });
    await start();
    await waitUntilDone(db.payload);
    expect(await statusOf(db.payload, page)).toBe('draft');
    await stop();
  });

  test('runs nothing once it has stopped', async () => {
    await start();
    await stop();
    const { page } = await schedulePublish(db.payload);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS * 5));
    expect(await statusOf(db.payload, page)).toBe('draft');
  });

  test.runIf(db.kind === 'postgres')('runs no jobs while another process runs them', async () => {
    const first = Promise.withResolvers<void>();
    const run = vi.fn(() => first.promise);
    const holder = runAlone(db.payload, 'jobs', run);
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    const other = vi.fn();
    await runAlone(db.payload, 'jobs', other);
    expect(other).not.toHaveBeenCalled();
    first.resolve();
    await holder;
    await runAlone(db.payload, 'jobs', async () => other());
    expect(other).toHaveBeenCalledTimes(1);
  });
});
