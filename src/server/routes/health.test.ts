import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildTestApp, testEnv } from '../testSupport.ts';

test('/healthz is ok, whatever the database does', async () => {
  const app = await buildTestApp();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  await app.close();
});

describeEachDatabase('readiness', (db) => {
  test('/readyz is ok until the process receives a stop signal', async () => {
    let isStopping = false;
    const app = await buildTestApp({
      payload: db.payload,
      env: testEnv({ dataDir: db.dataDir }),
      isStopping: () => isStopping,
    });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: 'ok', migrations: 'ok', disk: 'ok' } },
    ]);
    isStopping = true;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    const still = await app.inject('/');
    expect([still.statusCode, still.headers.connection]).toEqual([200, 'close']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  test('/readyz names a data folder that is not writable', async () => {
    const env = testEnv();
    const app = await buildTestApp({ payload: db.payload, env });
    rmSync(env.dataDir, { recursive: true });
    const response = await app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json().checks).toMatchObject({ database: 'ok', disk: 'failed' });
    await app.close();
  });
});

describe('without a schema', () => {
  describeEachDatabase(
    'readiness',
    (db) => {
      test('/readyz names a database that is not migrated', async () => {
        const app = await buildTestApp({ payload: db.payload, env: testEnv({ dataDir: db.dataDir }) });
        const response = await app.inject('/readyz');
        expect(response.statusCode).toBe(503);
        expect(response.json().checks).toMatchObject({ migrations: 'failed', disk: 'ok' });
        await app.close();
      });
    },
    { empty: true },
  );
});
