import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { buildPage, buildUser } from '../../tests/support/factories.ts';
import { describeEachDatabase } from '../../tests/support/testDatabase.ts';
import { startJobs } from './jobs.ts';

const INTERVAL_MS = 20;

async function schedulePublish(payload: Payload, waitUntil: Date): Promise<{ page: number; job: number }> {
  const page = await buildPage(payload, { _status: 'draft' });
  const user = await buildUser(payload, 'editor');
  const input = {
    type: 'publish',
    doc: { relationTo: 'pages', value: String(page.id) },
    user: { relationTo: 'users', value: user.id },
  } as const;
  const { id } = await payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil });
  return { page: page.id, job: id as number };
}

async function statusOf(payload: Payload, id: number): Promise<unknown> {
  return (await payload.findByID({ collection: 'pages', id, draft: true }))._status;
}

describeEachDatabase('startJobs', (db) => {
  test('publishes what is due, and nothing else', async () => {
    const due = await schedulePublish(db.payload, new Date(Date.now() - 1_000));
    const later = await schedulePublish(db.payload, new Date(Date.now() + 60_000));
    const jobs = await startJobs(db.payload, INTERVAL_MS);
    await vi.waitFor(async () => expect(await statusOf(db.payload, due.page)).toBe('published'), { timeout: 5_000 });
    expect(await statusOf(db.payload, later.page)).toBe('draft');
    await jobs.stop();
  });

  test('takes up what a killed process left behind', async () => {
    const { page, job } = await schedulePublish(db.payload, new Date(Date.now() - 1_000));
    const longAgo = new Date(Date.now() - 3_600_000).toISOString();
    await db.payload.db.updateJobs({ id: job, data: { processing: true, updatedAt: longAgo } as never });
    const jobs = await startJobs(db.payload, INTERVAL_MS);
    await vi.waitFor(async () => expect(await statusOf(db.payload, page)).toBe('published'), { timeout: 5_000 });
    await jobs.stop();
  });

  test('nothing runs once it has stopped', async () => {
    const jobs = await startJobs(db.payload, INTERVAL_MS);
    await jobs.stop();
    const { page } = await schedulePublish(db.payload, new Date(Date.now() - 1_000));
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS * 5));
    expect(await statusOf(db.payload, page)).toBe('draft');
  });
});
