import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildTestApp, fakeSite, page, testEnv } from '../testSupport.ts';
import { writeMetrics } from './metrics.ts';

const TOKEN = 'a-token-of-prometheus';

describeDatabase('/metrics', (db) => {
  const ask = async (metricsToken: string | undefined, authorization?: string) => {
    const app = await buildTestApp({
      payload: db.payload,
      env: { ...testEnv({ dataDir: db.dataDir }), metricsToken },
      site: fakeSite(() => page('Not here', { status: 404 })),
    });
    const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    await app.close();
    return answer;
  };

  test('is served with the token, and 404 otherwise', async () => {
    const read = await ask(TOKEN, `Bearer ${TOKEN}`);
    expect([read.statusCode, read.headers['content-type'], read.headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(read.body).toMatch(/^rihla_mails\{state="waiting"\} 0$/m);
    expect(read.body).toMatch(/^process_resident_memory_bytes \d+$/m);
    for (const header of [undefined, TOKEN, 'Bearer ', `Bearer ${TOKEN}x`, `bearer ${TOKEN}`])
      expect([header, (await ask(TOKEN, header)).statusCode]).toEqual([header, 404]);
  });

  test('is 404 without the setting', async () => {
    const answer = await ask(undefined, 'Bearer undefined');
    expect(answer.body).not.toContain('process_');
    expect(answer.statusCode).not.toBe(200);
  });
});

test('metrics are written with their help and type', () => {
  expect(writeMetrics([{ name: 'a', help: 'A thing.', values: { '': 1, '{b="c"}': Number.POSITIVE_INFINITY } }])).toBe(
    '# HELP a A thing.\n# TYPE a gauge\na 1\na{b="c"} +Inf\n',
  );
});
