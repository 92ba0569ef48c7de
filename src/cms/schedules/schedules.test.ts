import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../tests/support/factories.ts';
import { publishScheduledOnce } from './publishScheduled.ts';
import { findRefused } from './refusedSchedules.ts';

describeDatabase('a schedule', (db) => {
  async function scheduled(id: number, type: 'publish' | 'unpublish' = 'publish') {
    const user = await buildUser(db.payload, 'editor');
    const input = { type, doc: { relationTo: 'pages', value: id }, user: { relationTo: 'users', value: user.id } };
    await db.payload.jobs.queue({
      task: 'schedulePublish',
      input: input as never,
      waitUntil: new Date(Date.now() - 1000),
    });
    return user;
  }

  const refused = async () => findRefused(await createLocalReq({}, db.payload), 20);

  /** A draft that lost its title after it was scheduled. */
  async function refuse() {
    publishScheduledOnce(db.payload);
    const page = await buildPage(db.payload, { _status: 'draft', title: 'Dunes' });
    const user = await scheduled(page.id);
    await db.payload.update({ collection: 'pages', id: page.id, data: { title: '' }, draft: true });
    await db.payload.jobs.run({ silent: true });
    return { page: page.id, user };
  }

  it('is refused when it is set, with the invalid fields, and changes nothing', async () => {
    const page = await buildPage(db.payload, { _status: 'draft', title: 'Dunes' });
    await db.payload.update({ collection: 'pages', id: page.id, data: { title: '' }, draft: true });
    await expect(scheduled(page.id)).rejects.toThrow(/^It could not be published as it is now\. Title: /);
    expect((await db.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
    await db.payload.update({ collection: 'pages', id: page.id, data: { title: 'Dunes' }, draft: true });
    await scheduled(page.id);
    const read = await db.payload.findByID({ collection: 'pages', id: page.id, draft: true });
    expect(read._status).toBe('draft');
  });

  it('that fails at its time is mailed once to the user who set it, and listed on the dashboard', async () => {
    const { page, user } = await refuse();
    await db.payload.jobs.run({ silent: true });
    const { docs } = await db.payload.find({ collection: 'mails' });
    expect(docs.map(({ subject, to }) => [to, subject])).toEqual([
      [expect.stringContaining(user.email), 'Was not published: Untitled'],
    ]);
    expect(docs[0]?.text).toContain('Title: ');
    expect(await refused()).toEqual([
      {
        id: expect.any(Number),
        isTakenOff: false,
        says: expect.stringMatching(/^Title: /),
        title: 'Untitled',
        url: `/admin/collections/pages/${page}`,
      },
    ]);
  });

  it('a failed schedule is cleared by publishing, by a new schedule and by deleting', async () => {
    const published = await refuse();
    await db.payload.update({
      collection: 'pages',
      id: published.page,
      data: { title: 'Dunes', _status: 'published' },
    });
    expect(await refused()).toEqual([]);
    const again = await refuse();
    await db.payload.update({ collection: 'pages', id: again.page, data: { title: 'Dunes' }, draft: true });
    await scheduled(again.page);
    expect(await refused()).toEqual([]);
    const { page } = await refuse();
    expect(await refused()).toHaveLength(1);
    await db.payload.delete({ collection: 'pages', id: page });
    expect(await refused()).toEqual([]);
  });
});
