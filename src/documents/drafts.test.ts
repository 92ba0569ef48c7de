import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { describeEachDatabaseInTurn, type TestDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildTemplate, buildUser } from '../../tests/support/factories.ts';
import { onContentChange } from '../shared/changes/contentEvents.ts';

describeEachDatabaseInTurn('drafts', (db) => {
  it('exist beside the published document until they are published', async () => {
    const { id } = await buildPage(db.payload, { title: 'Before' });
    await db.payload.update({ collection: 'pages', id, data: { title: 'After' }, draft: true });
    expect(await titles(db, id)).toEqual({ published: 'Before', draft: 'After' });
    await db.payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    expect(await titles(db, id)).toEqual({ published: 'After', draft: 'After' });
  });

  it('are saved with missing or invalid values, and refused when published with them', async () => {
    const layout = [
      { blockType: 'heading', text: '', level: 'h2' },
      { blockType: 'image' },
      { blockType: 'posts', limit: 900 },
    ];
    const draft = await db.payload.create({ collection: 'pages', data: { layout } as never, draft: true });
    const saved = await db.payload.update({
      collection: 'pages',
      id: draft.id,
      data: { title: '', layout: [...layout, { blockType: 'button' }] } as never,
      draft: true,
      autosave: true,
    });
    expect(saved.layout?.map(({ blockType }) => blockType)).toEqual(['heading', 'image', 'posts', 'button']);
    const publish = db.payload.update({ collection: 'pages', id: draft.id, data: { _status: 'published' } });
    await expect(publish).rejects.toMatchObject({ status: 400 });
    expect(
      (await db.payload.count({ collection: 'pages', where: { _status: { equals: 'published' } } })).totalDocs,
    ).toBe(0);
  });

  it('autosaves share one version', async () => {
    const { id } = await buildPage(db.payload);
    const before = await countVersions(db, id);
    for (const title of ['A', 'Ab', 'Abc']) {
      await db.payload.update({ collection: 'pages', id, data: { title }, draft: true, autosave: true });
    }
    expect(await countVersions(db, id)).toBe(before + 1);
  });

  it('restoring an earlier version creates a new one', async () => {
    const { id } = await buildPage(db.payload, { title: 'First', path: '/first/' });
    await db.payload.update({
      collection: 'pages',
      id,
      data: { title: 'Second', path: '/second/', _status: 'published' },
    });
    const { docs } = await db.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    const restored = await db.payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) });
    expect(restored).toMatchObject({ title: 'First', path: '/first/' });
    expect(await countVersions(db, id)).toBe(3);
    const { docs: redirects } = await db.payload.find({ collection: 'redirects' });
    expect(redirects).toMatchObject([{ from: '/second/', to: '/first/' }]);
  });

  it('keep at most 50 versions', async () => {
    const { id } = await buildTemplate(db.payload);
    for (let count = 0; count < 53; count += 1) {
      await db.payload.update({ collection: 'templates', id, data: { title: `Title ${count}` }, draft: true });
    }
    const { docs, totalDocs } = await db.payload.findVersions({
      collection: 'templates',
      limit: 1,
      sort: '-createdAt',
    });
    expect([totalDocs, docs[0]?.version.title]).toEqual([50, 'Title 52']);
  });

  it('get the date of their first publish, which later ones keep', async () => {
    const { id, publishedAt } = await buildPost(db.payload, { _status: 'draft' });
    expect(publishedAt).toBeNull();
    const first = await db.payload.update({ collection: 'posts', id, data: { _status: 'published' } });
    const second = await db.payload.update({
      collection: 'posts',
      id,
      data: { title: 'Changed', _status: 'published' },
    });
    expect(first.publishedAt).toBeTruthy();
    expect(second.publishedAt).toBe(first.publishedAt);
  });
});

describeEachDatabaseInTurn('scheduled publishing', (db) => {
  it('publishes when due and not before, and bumps the content version', async () => {
    const editor = await buildUser(db.payload, 'editor');
    const post = await buildPost(db.payload, { title: 'Later', _status: 'draft' });
    await schedule(db, { type: 'publish', id: post.id, user: editor.id, in: 60_000 });
    await db.payload.jobs.run({ silent: true });
    expect(await status(db, post.id)).toBe('draft');
    await db.payload.db.updateMany({
      collection: 'payload-jobs',
      where: {},
      data: { waitUntil: new Date().toISOString() },
    });
    let changes = 0;
    const stop = onContentChange(() => {
      changes += 1;
    });
    await db.payload.jobs.run({ silent: true });
    stop();
    expect([await status(db, post.id), changes]).toEqual(['published', 1]);
    expect((await db.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
  });

  it('publishes the newest draft, and unpublishes', async () => {
    const editor = await buildUser(db.payload, 'editor');
    const { id } = await buildPost(db.payload, { title: 'Before' });
    await db.payload.update({ collection: 'posts', id, data: { title: 'After' }, draft: true });
    await schedule(db, { type: 'publish', id, user: editor.id, in: -1000 });
    await db.payload.jobs.run({ silent: true });
    expect((await db.payload.findByID({ collection: 'posts', id })).title).toBe('After');
    await schedule(db, { type: 'unpublish', id, user: editor.id, in: -1000 });
    await db.payload.jobs.run({ silent: true });
    expect(await status(db, id)).toBe('draft');
  });

  it('skips a document that cannot be published, and continues with the next', async () => {
    const editor = await buildUser(db.payload, 'editor');
    const broken = await buildPost(db.payload, { _status: 'draft' });
    const whole = await buildPost(db.payload, { _status: 'draft' });
    await schedule(db, { type: 'publish', id: broken.id, user: editor.id, in: -1000 });
    const data = { layout: [{ blockType: 'image' }] } as never;
    await db.payload.update({ collection: 'posts', id: broken.id, data, draft: true });
    await schedule(db, { type: 'publish', id: whole.id, user: editor.id, in: -1000 });
    await db.payload.jobs.run({ silent: true });
    expect([await status(db, broken.id), await status(db, whole.id)]).toEqual(['draft', 'published']);
  });
});

async function titles({ payload }: TestDatabase, id: number) {
  const read = async (draft: boolean) => (await payload.findByID({ collection: 'pages', id, draft })).title;
  return { published: await read(false), draft: await read(true) };
}

async function countVersions({ payload }: TestDatabase, id: number): Promise<number> {
  return (await payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } })).totalDocs;
}

async function status({ payload }: TestDatabase, id: number): Promise<string | null | undefined> {
  return (await payload.findByID({ collection: 'posts', id }))._status;
}

interface Schedule {
  type: 'publish' | 'unpublish';
  id: number;
  user: number;
  in: number;
}

/** As the studio's “schedule” drawer does. */
async function schedule({ payload }: TestDatabase, { type, id, user, in: wait }: Schedule): Promise<void> {
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'posts', value: id }, user: { relationTo: 'users', value: user } },
    waitUntil: new Date(Date.now() + wait),
    req: await createLocalReq({}, payload),
  } as never);
}
