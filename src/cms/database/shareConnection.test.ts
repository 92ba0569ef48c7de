import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { shareConnection } from './shareConnection.ts';

/** A client whose first connection alone has the table `here`. */
async function openClient({ isShared }: { isShared: boolean }) {
  const dir = mkdtempSync(join(tmpdir(), 'rihla-connections-'));
  const client = createClient({ url: `file:${join(dir, 'site.db')}` });
  onTestFinished(() => {
    client.close();
    rmSync(dir, { recursive: true });
  });
  if (isShared) shareConnection(client as never);
  await client.execute('create temp table here (id integer)');
  return client;
}

test('statements sent together share one connection', async () => {
  const shared = await openClient({ isShared: true });
  const counts = Array.from({ length: 20 }, () => shared.execute('select count(*) as count from here'));
  expect((await Promise.all(counts)).map(({ rows }) => rows[0]?.count)).toEqual(Array(20).fill(0));

  // Temporary tables belong to one connection.
  const alone = await openClient({ isShared: false });
  const failed = await Promise.allSettled(Array.from({ length: 20 }, () => alone.execute('select 1 from here')));
  expect(failed.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
});

test('a failed statement does not prevent the next', async () => {
  const client = await openClient({ isShared: true });
  const [failed, next] = await Promise.allSettled([
    client.execute('select nothing'),
    client.execute('select 1 as one'),
  ]);
  expect(failed.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { rows: [{ one: 1 }] } });
});

test('a transaction does not wait for statements outside it, nor they for it', async () => {
  const client = await openClient({ isShared: true });
  await client.execute('create table seats (id integer)');
  const transaction = await client.transaction('write');
  await transaction.execute('insert into seats values (1)');
  expect((await client.execute('select * from seats')).rows).toHaveLength(0);
  await transaction.commit();
  expect((await client.execute('select * from seats')).rows).toHaveLength(1);
});
