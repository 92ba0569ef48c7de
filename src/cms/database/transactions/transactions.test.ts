import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildUser, nextNumber } from '../../../../tests/support/factories.ts';
import { runInScope } from './scope.ts';
import { onCommit } from './withTransactions.ts';

describeEachDatabase('transactions', (db) => {
  it('include a write made inside them without req', async () => {
    await inOperation(db, async (req) => {
      await createTag(db, req);
      await createTag(db);
      await killTransaction(req);
    });
    expect(await countTags(db)).toBe(0);
    await inOperation(db, async (req) => {
      await createTag(db, req);
      await createTag(db);
      await commitTransaction(req);
    });
    expect(await countTags(db)).toBe(2);
  });

  it('include a nested operation started without req', async () => {
    const run = vi.fn();
    await inOperation(db, async (req) => {
      await createTag(db, req);
      await db.payload.create({ collection: 'tags', data: { title: 'Sand' } as never });
      await runInScope(async () => onCommit(await createLocalReq({}, db.payload), run));
      expect(run).not.toHaveBeenCalled();
      await commitTransaction(req);
    });
    expect(run).toHaveBeenCalledTimes(1);
    expect(await countTags(db)).toBe(2);
  });

  it('are joined by reads without req, which see uncommitted writes', async () => {
    await inOperation(db, async (req) => {
      await createTag(db, req);
      expect(await countTags(db)).toBe(1);
      await killTransaction(req);
      expect(await countTags(db)).toBe(0);
    });
  });

  it('roll back as a whole, with an error, when a nested operation failed and its error was ignored', async () => {
    await inOperation(db, async (req) => {
      await createTag(db, req);
      await expect(db.payload.create({ collection: 'tags', data: {} as never })).rejects.toThrow();
      await expect(commitTransaction(req)).rejects.toThrow('A part of this change failed');
    });
    expect(await countTags(db)).toBe(0);
  });

  it('do not include writes of a concurrent operation', async () => {
    const first = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const one = inOperation(db, async (req) => {
      await createTag(db, req);
      changed.resolve();
      await first.promise;
      await killTransaction(req);
    });
    await changed.promise;
    const other = runInScope(() => createTag(db));
    first.resolve();
    await Promise.all([one, other]);
    expect(await countTags(db)).toBe(1);
  });

  it('refuse a write without req, and log it, when several transactions are open around it', async () => {
    const log = vi.spyOn(db.payload.logger, 'error');
    await runInScope(async () => {
      const [one, other] = [await begin(db), await begin(db)];
      await expect(createTag(db)).rejects.toThrow('several transactions were open around it');
      await killTransaction(one);
      await killTransaction(other);
    });
    expect(log).toHaveBeenCalledTimes(1);
    await createTag(db);
  });

  it('are rolled back with their operation when forgotten, and unblock the next write', async () => {
    const log = vi.spyOn(db.payload.logger, 'error');
    await inOperation(db, (req) => createTag(db, req));
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ msg: expect.stringContaining('still open when its operation was over') }),
    );
    await createTag(db);
    expect(await countTags(db)).toBe(1);
  });

  it('fail instead of deadlocking when their own operation holds the write queue', async () => {
    await runInScope(async () => {
      const [holder, waiter] = [await begin(db), await begin(db)];
      await createTag(db, holder);
      const late = createTag(db, waiter);
      if (db.kind === 'postgres') await late;
      else await expect(late).rejects.toThrow('would have waited for the one that its own operation holds');
      await commitTransaction(holder);
      await commitTransaction(waiter);
    });
    expect(await countTags(db)).toBe(db.kind === 'postgres' ? 2 : 1);
  });

  it('end when updateJobs fails, for which Payload begins a transaction and never ends it', async () => {
    const data = { completedAt: 'no date at all', updatedAt: new Date().toISOString() };
    const transactionID = (await db.payload.db.beginTransaction()) as string;
    const where = { nothing: { equals: 1 } };
    await expect(db.payload.db.updateJobs({ data, req: { transactionID }, where } as never)).rejects.toThrow();
    await createTag(db);
    expect(await countTags(db)).toBe(1);
  });

  it('are lazy: they hold no lock before their first statement', async () => {
    const req = await begin(db);
    await createTag(db);
    await createTag(db, req);
    await commitTransaction(req);
    expect(await countTags(db)).toBe(2);
  });

  it('wait for a running statement that was not awaited before they end', async () => {
    const req = await begin(db);
    const change = createTag(db, { ...req } as PayloadRequest);
    // The transaction is open, and the statement is on its way.
    await countTags(db, req);
    await commitTransaction(req);
    await change;
    expect(await countTags(db)).toBe(1);
  });

  it('do not block others while a password reset is requested', async () => {
    const { email } = await buildUser(db.payload, 'author');
    const sent = vi.fn().mockResolvedValue(undefined);
    db.payload.email.sendEmail = sent;
    const asked = db.payload.forgotPassword({ collection: 'users', data: { email } });
    await Promise.all([asked, createTag(db)]);
    expect(await asked).toMatch(/^[0-9a-f]{40}$/);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

/** Runs what one operation does: a request with a transaction, in a scope. */
async function inOperation(db: TestDatabase, run: (req: PayloadRequest) => Promise<void>): Promise<void> {
  await runInScope(async () => run(await begin(db)));
}

async function begin({ payload }: TestDatabase): Promise<PayloadRequest> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  return req;
}

async function createTag({ payload }: TestDatabase, req?: PayloadRequest): Promise<void> {
  const now = new Date().toISOString();
  const slug = `tag-${nextNumber()}`;
  await payload.db.create({ collection: 'tags', data: { slug, createdAt: now, updatedAt: now }, ...(req && { req }) });
}

async function countTags({ payload }: TestDatabase, req?: PayloadRequest): Promise<number> {
  return (await payload.count({ collection: 'tags', ...(req && { req }) })).totalDocs;
}
