import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser, nextNumber } from '../../../../tests/support/factories.ts';
import { onCommit, onRollback, postponeTransaction, resumeTransaction } from './withTransactions.ts';

describeEachDatabase('withTransactions', (db) => {
  it('loses none of 100 concurrent writes', async () => {
    await Promise.all(Array.from({ length: 100 }, () => buildPage(db.payload)));
    const { totalDocs } = await db.payload.count({ collection: 'pages' });
    expect(totalDocs).toBe(100);
  });

  it('stores nothing of a transaction that is rolled back', async () => {
    const req = await beginRequest(db);
    await createTag(db, req);
    await db.payload.create({ collection: 'pages', data: page(), req });
    await killTransaction(req);
    expect(await countTags(db)).toBe(0);
    expect((await db.payload.count({ collection: 'pages' })).totalDocs).toBe(0);
    expect((await db.payload.countVersions({ collection: 'pages' })).totalDocs).toBe(0);
  });

  it('stores nothing of an operation that fails half-way', async () => {
    await buildPage(db.payload, { path: '/taken/' });
    await expect(buildPage(db.payload, { path: '/taken/' })).rejects.toThrow();
    expect((await db.payload.count({ collection: 'pages' })).totalDocs).toBe(1);
    await buildPage(db.payload);
    expect((await db.payload.count({ collection: 'pages' })).totalDocs).toBe(2);
  });

  it('isolates: others see nothing before the commit', async () => {
    const req = await beginRequest(db);
    await createTag(db, req);
    expect(await countTags(db)).toBe(0);
    await commitTransaction(req);
    expect(await countTags(db)).toBe(1);
  });

  it('runs onCommit callbacks after the commit, once', async () => {
    const req = await beginRequest(db);
    const run = vi.fn();
    await onCommit(req, run);
    await createTag(db, req);
    expect(run).not.toHaveBeenCalled();
    await commitTransaction(req);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('never runs onCommit callbacks after a rollback', async () => {
    const req = await beginRequest(db);
    const run = vi.fn();
    await onCommit(req, run);
    await killTransaction(req);
    await createTag(db);
    expect(run).not.toHaveBeenCalled();
  });

  it('runs onRollback callbacks after the rollback, once, and never after a commit', async () => {
    const run = vi.fn(async () => expect(await countTags(db)).toBe(0));
    const req = await beginRequest(db);
    await onRollback(req, run);
    await createTag(db, req);
    await killTransaction({ ...req } as PayloadRequest);
    await killTransaction(req);
    expect(run).toHaveBeenCalledTimes(1);
    const other = await beginRequest(db);
    await onRollback(other, run);
    await commitTransaction(other);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('awaits onCommit callbacks without holding the write queue', async () => {
    const req = await beginRequest(db);
    const others = Promise.withResolvers<void>();
    await onCommit(req, () => others.promise);
    const end = commitTransaction(req);
    await createTag(db).then(() => others.resolve());
    await end;
  });

  it('runs onRollback callbacks after a failed commit on SQLite only, where nothing can have been stored', async () => {
    const req = await beginRequest(db);
    const run = vi.fn();
    await onRollback(req, run);
    await createTag(db, req);
    await breakCommit(db, (await req.transactionID) as string);
    await expect(commitTransaction(req)).rejects.toThrow();
    expect(run).toHaveBeenCalledTimes(db.kind === 'sqlite' ? 1 : 0);
  });

  it('resumes a postponed transaction on demand, which then blocks other writers on SQLite', async () => {
    const req = await beginRequest(db);
    await postponeTransaction(req);
    await resumeTransaction(req);
    let isSaved = false;
    const other = createTag(db).then(() => {
      isSaved = true;
    });
    await countTags(db);
    if (db.kind === 'sqlite') expect(isSaved).toBe(false);
    await commitTransaction(req);
    await other;
    expect(await countTags(db)).toBe(1);
  });

  it('stays postponed when a document lock is deleted', async () => {
    const req = await beginRequest(db);
    await postponeTransaction(req);
    await db.payload.db.deleteMany({ collection: 'payload-locked-documents', req, where: { id: { equals: 1 } } });
    await createTag(db);
    await createTag(db, req);
    await commitTransaction(req);
    expect(await countTags(db)).toBe(2);
  });

  it('runs onCommit callbacks at once when there is no transaction', async () => {
    const run = vi.fn();
    await onCommit(await createLocalReq({}, db.payload), run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('refuses a write for a transaction that has ended', async () => {
    const req = await beginRequest(db);
    const late = { ...req } as PayloadRequest;
    await killTransaction(req);
    await expect(createTag(db, late)).rejects.toThrow('after its transaction had ended');
    expect(await countTags(db)).toBe(0);
  });

  it('reports a failed commit, and unblocks the next write', async () => {
    const req = await beginRequest(db);
    const id = (await req.transactionID) as string;
    await createTag(db, req);
    await breakCommit(db, id);
    await expect(commitTransaction(req)).rejects.toThrow();
    await createTag(db);
    expect(await countTags(db)).toBe(1);
  });

  it('postponed transaction: other requests can write; it begins again with its next write', async () => {
    const req = await beginRequest(db);
    await postponeTransaction(req);
    await createTag(db);
    await createTag(db, req);
    expect(await countTags(db)).toBe(1);
    await killTransaction(req);
    expect(await countTags(db)).toBe(1);
    await createTag(db);
    expect(await countTags(db)).toBe(2);
  });

  it('does not postpone a transaction that has written', async () => {
    const req = await beginRequest(db);
    await createTag(db, req);
    await postponeTransaction(req);
    await commitTransaction(req);
    expect(await countTags(db)).toBe(1);
  });

  it('commits and rolls back while postponed', async () => {
    const run = vi.fn();
    for (const end of [killTransaction, commitTransaction]) {
      const req = await beginRequest(db);
      await onCommit(req, run);
      await postponeTransaction(req);
      await end(req);
    }
    expect(run).toHaveBeenCalledTimes(1);
    await createTag(db);
  });

  it('does not hold the write queue when it ends while waiting for it', async () => {
    const req = await beginRequest(db);
    await postponeTransaction(req);
    const other = await beginRequest(db);
    const late = createTag(db, { ...req } as PayloadRequest);
    await killTransaction(req);
    await commitTransaction(other);
    await late.catch(() => undefined);
    await createTag(db);
    expect(await countTags(db)).toBeLessThanOrEqual(1);
  });

  it('does not deadlock in a write that calls other writes (upsert)', async () => {
    const now = new Date().toISOString();
    const upsert = (title: string) =>
      db.payload.db.upsert({
        collection: 'tags',
        data: { slug: 'desert', title, createdAt: now, updatedAt: now },
        where: { slug: { equals: 'desert' } },
      });
    const outcomes = await Promise.allSettled([upsert('Desert'), upsert('Deserts')]);
    expect(await countTags(db)).toBe(1);
    // Without a queue both may find no tag yet; the unique index on the slug then refuses the second.
    const refused = outcomes.filter(({ status }) => status === 'rejected').length;
    expect(refused).toBeLessThanOrEqual(db.kind === 'sqlite' ? 0 : 1);
  });

  it('logs in and out through the write queue', async () => {
    const password = 'correct horse battery staple';
    const { email } = await buildUser(db.payload, 'author', { password });
    const login = () => db.payload.login({ collection: 'users', data: { email, password } });
    const sessions = await Promise.all([login(), login()]);
    expect(sessions.map(({ user }) => user?.email)).toEqual([email, email]);
    await expect(db.payload.login({ collection: 'users', data: { email, password: 'wrong' } })).rejects.toThrow();
    await db.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  });
});

async function beginRequest({ payload }: TestDatabase): Promise<PayloadRequest> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  return req;
}

function page() {
  return { title: `Page ${nextNumber()}`, _status: 'published' } as never;
}

async function createTag({ payload }: TestDatabase, req?: PayloadRequest): Promise<void> {
  const now = new Date().toISOString();
  const slug = `tag-${nextNumber()}`;
  await payload.db.create({
    collection: 'tags',
    data: { slug, createdAt: now, updatedAt: now },
    ...(req ? { req } : {}),
  });
}

async function countTags({ payload }: TestDatabase): Promise<number> {
  return (await payload.count({ collection: 'tags' })).totalDocs;
}

/** Ends the database's own transaction from outside, as a lost connection would. */
async function breakCommit({ kind, payload }: TestDatabase, id: string): Promise<void> {
  const { sql } = await import('@payloadcms/db-postgres');
  const session = (
    payload.db as unknown as {
      sessions: Record<string, { db: { execute(q: unknown): unknown; run(q: unknown): unknown } }>;
    }
  ).sessions[id];
  if (kind === 'sqlite') await session?.db.run(sql`rollback`);
  else {
    const kill = session?.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    await Promise.resolve(kill).catch(() => undefined);
  }
}
