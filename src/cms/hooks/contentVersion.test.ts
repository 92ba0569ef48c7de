import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import {
  buildCategory,
  buildMedia,
  buildMenu,
  buildPage,
  buildTemplate,
  nextNumber,
} from '../../../tests/support/factories.ts';
import { onContentChange } from '../../shared/changes/contentEvents.ts';

describeEachDatabase('the content version', (db) => {
  let events = 0;
  beforeEach(() => {
    events = 0;
    const stop = onContentChange(() => {
      events += 1;
    });
    return stop;
  });

  /** The effect of one step: events in this process, and whether the stored token changed. */
  async function effect(step: () => Promise<unknown>): Promise<{ events: number; stored: boolean }> {
    const before = await token(db);
    events = 0;
    await step();
    return { events, stored: (await token(db)) !== before };
  }

  const RAISED = { events: 1, stored: true };
  const KEPT = { events: 0, stored: false };

  it('is bumped once by each publish', async () => {
    expect(await effect(() => buildPage(db.payload))).toEqual(RAISED);
    const { id } = await buildPage(db.payload, { _status: 'draft' });
    expect(await effect(() => publish(db, id))).toEqual(RAISED);
    expect(await effect(() => publish(db, id))).toEqual(RAISED);
  });

  it('is bumped once by a publish that also changes the path', async () => {
    const { id } = await buildPage(db.payload, { path: '/old/' });
    expect(
      await effect(() => db.payload.update({ collection: 'pages', id, data: { path: '/new/', _status: 'published' } })),
    ).toEqual(RAISED);
  });

  it('is not bumped by drafts and autosaves, also beside a published document', async () => {
    expect(await effect(() => buildPage(db.payload, { _status: 'draft' }))).toEqual(KEPT);
    const { id } = await buildPage(db.payload);
    const save = (autosave: boolean) =>
      db.payload.update({ collection: 'pages', id, data: { title: 'Changed' }, draft: true, autosave });
    expect(await effect(() => save(false))).toEqual(KEPT);
    expect(await effect(() => save(true))).toEqual(KEPT);
    expect(await effect(() => publish(db, id))).toEqual(RAISED);
  });

  it('is bumped by unpublishing, also with a newer draft', async () => {
    const plain = await buildPage(db.payload);
    const unpublish = (id: number) => db.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await effect(() => unpublish(plain.id))).toEqual(RAISED);
    const edited = await buildPage(db.payload);
    await db.payload.update({ collection: 'pages', id: edited.id, data: { title: 'Changed' }, draft: true });
    expect(await effect(() => unpublish(edited.id))).toEqual(RAISED);
    expect(await effect(() => unpublish(edited.id))).toEqual(KEPT);
  });

  it('is bumped by deleting a published document, not by deleting a draft', async () => {
    const published = await buildPage(db.payload);
    const draft = await buildPage(db.payload, { _status: 'draft' });
    const remove = (id: number) => db.payload.delete({ collection: 'pages', id });
    expect(await effect(() => remove(draft.id))).toEqual(KEPT);
    expect(await effect(() => remove(published.id))).toEqual(RAISED);
  });

  it('is not bumped by a rolled back change, and is bumped again afterwards', async () => {
    const req = await createLocalReq({}, db.payload);
    await initTransaction(req);
    const data = () => ({ title: `Page ${nextNumber()}`, _status: 'published' }) as never;
    const rolledBack = await effect(async () => {
      await db.payload.create({ collection: 'pages', data: data(), req });
      await killTransaction(req);
    });
    expect(rolledBack).toEqual(KEPT);
    expect(await effect(() => db.payload.create({ collection: 'pages', data: data(), req }))).toEqual(RAISED);
  });

  it('is bumped after the commit, once for a whole transaction', async () => {
    const req = await createLocalReq({}, db.payload);
    await initTransaction(req);
    for (let count = 0; count < 3; count += 1) {
      const data = { title: `Page ${nextNumber()}`, _status: 'published' } as never;
      await db.payload.create({ collection: 'pages', data, req });
    }
    expect(events).toBe(0);
    await commitTransaction(req);
    expect(events).toBe(1);
  });

  it('is not bumped by a publish that fails', async () => {
    await buildPage(db.payload, { path: '/taken/' });
    expect(await effect(() => buildPage(db.payload, { path: '/taken/' }).catch(() => undefined))).toEqual(KEPT);
  });

  it('is bumped by templates, terms and globals, and by a changed picture but not a new one', async () => {
    expect(await effect(() => buildTemplate(db.payload))).toEqual(RAISED);
    expect(await effect(() => buildTemplate(db.payload, { _status: 'draft' }))).toEqual(KEPT);
    expect(await effect(() => buildCategory(db.payload))).toEqual(RAISED);
    expect(await effect(() => buildMenu(db.payload))).toEqual(KEPT);
    expect(await effect(() => db.payload.updateGlobal({ slug: 'site', data: { name: 'Khettara' } }))).toEqual(RAISED);
    expect(await effect(() => db.payload.updateGlobal({ slug: 'theme', data: {} }))).toEqual(RAISED);
    let id = 0;
    expect(await effect(async () => ({ id } = await buildMedia(db.payload)))).toEqual(KEPT);
    expect(await effect(() => db.payload.update({ collection: 'media', id, data: { alt: 'Dunes' } }))).toEqual(RAISED);
  });

  it('is bumped by concurrent publishes, and has one row', async () => {
    await Promise.all(Array.from({ length: 10 }, () => buildPage(db.payload)));
    expect(events).toBe(10);
    const rows = await countRows(db);
    expect(rows).toBe(1);
  });
});

async function token({ payload }: TestDatabase): Promise<string | null | undefined> {
  return (await payload.findGlobal({ slug: 'content-version' })).token;
}

async function publish({ payload }: TestDatabase, id: number): Promise<void> {
  await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
}

async function countRows({ payload }: TestDatabase): Promise<number> {
  const database = payload.db as unknown as {
    drizzle: unknown;
    execute(args: object): Promise<{ rows: { count: number | string }[] }>;
  };
  const { rows } = await database.execute({
    drizzle: database.drizzle,
    raw: 'select count(*) as count from content_version',
  });
  return Number(rows[0]?.count);
}
