import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { describeWith } from '../../support/needs.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres/postgresServer.ts';
import { connectRaw } from '../../support/requests/rawRequest.ts';
import { signIn } from '../../support/requests/staff.ts';
import { prepareSite, runSite, titleOf } from '../../support/servers/preparedSite.ts';
import type { Site } from '../../support/servers/site.ts';

describeWith('PostgreSQL', 'PostgreSQL downtime', () => {
  let postgres: PostgresServer;
  let databases = 0;

  beforeAll(() => {
    const started = startPostgres();
    if (!started) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
    postgres = started;
  });
  afterAll(() => postgres?.stop());

  async function createDatabase(): Promise<string> {
    databases += 1;
    const { $client } = drizzle({ connection: { connectionString: postgres.url('postgres'), max: 1 } });
    await $client.query(`create database site_${databases}`);
    await $client.end();
    return postgres.url(`site_${databases}`);
  }

  it('serves cached pages to visitors and a clear error to staff, and recovers with the database', async () => {
    const DATABASE_URL = await createDatabase();
    const { dataDir } = await prepareSite(['/', '/about/', '/rates/', '/late/'], { databaseUrl: DATABASE_URL });
    const site = await runSite({ dataDir, env: { DATABASE_URL } });
    const staff = await signIn(site);
    for (const path of ['/about/', '/rates/']) await keep(site, path);
    // A publish clears the memory cache; only one of the two pages is requested again before the database goes down.
    expect((await staff('POST', '/globals/site', { name: 'Khettara Travels' })).status).toBeLessThan(300);
    expect(await readPage(site, '/about/')).toMatchObject({ status: 200, stale: null });

    postgres.pause();
    onTestFinished(() => postgres.resume());
    expect(await readPage(site, '/about/')).toMatchObject({ status: 200, stale: null });
    const kept = await readPage(site, '/rates/?utm_source=x');
    expect(kept).toMatchObject({ status: 200, stale: '1' });
    expect(kept.text).toContain(titleOf('/rates/'));
    const never = await readPage(site, '/late/');
    expect(never).toMatchObject({ status: 503, retryAfter: '5', type: 'text/html; charset=utf-8' });
    expect(never.text).toContain('<h1>');
    expect(await (await fetch(`${site.origin}/readyz`)).json()).toMatchObject({
      status: 'not ready',
      checks: { database: 'failed', disk: 'ok' },
    });
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    const save = () => staff('POST', '/pages', { title: 'New', path: '/new/', _status: 'published' });
    const refused = await save();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ error: { id: 'database_away' } });
    expect((await fetch(`${site.origin}/admin`)).status).toBe(503);
    for (let asked = 0; asked < 20; asked += 1) await readPage(site, '/late/');
    expect(count(site.output(), 'The database does not answer')).toBe(1);

    postgres.resume();
    await until(async () => (await readPage(site, '/late/')).status === 200);
    await until(async () => (await readPage(site, '/rates/')).stale === null);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    const saved = await staff('POST', '/pages', { title: 'New', path: '/new/', _status: 'published' });
    expect(saved.status).toBe(201);
    expect((await readPage(site, '/new/')).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });

  it('at the start is waited for, serving the last good pages meanwhile', async () => {
    const DATABASE_URL = await createDatabase();
    const { dataDir } = await prepareSite(['/about/', '/late/'], { databaseUrl: DATABASE_URL });
    const env = { DATABASE_URL, ROLE: 'site' };
    const earlier = await runSite({ dataDir, env });
    await keep(earlier, '/about/');
    expect(await earlier.stop()).toBe(0);

    postgres.pause();
    onTestFinished(() => postgres.resume());
    const site = await runSite({ dataDir, env });
    expect(await readPage(site, '/about/')).toMatchObject({ status: 200, stale: '1' });
    expect(await readPage(site, '/late/')).toMatchObject({ status: 503, retryAfter: '5' });
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
    expect(site.output()).toContain('PostgreSQL does not answer.');

    postgres.resume();
    await until(async () => (await fetch(`${site.origin}/readyz`)).status === 200);
    expect(await readPage(site, '/late/')).toMatchObject({ status: 200, stale: null });
    expect(await readPage(site, '/about/')).toMatchObject({ status: 200, stale: null });
    expect(await site.stop()).toBe(0);
  });

  it('and a signal during the wait stops cleanly', async () => {
    const DATABASE_URL = await createDatabase();
    const { dataDir } = await prepareSite([], { databaseUrl: DATABASE_URL });
    postgres.pause();
    onTestFinished(() => postgres.resume());
    const site = await runSite({ dataDir, env: { DATABASE_URL } });
    expect(await site.stop()).toBe(0);
  });

  it('concurrent misses of 200 visitors render a page once', async () => {
    const url = await createDatabase();
    const DATABASE_URL = `${url}&options=${encodeURIComponent('-c log_statement=all')}`;
    const { dataDir } = await prepareSite(['/about/', '/rates/'], { databaseUrl: DATABASE_URL });
    const site = await runSite({ dataDir, env: { DATABASE_URL, ROLE: 'site' } });
    const { $client: other } = drizzle({ connection: { connectionString: url, max: 1 } });
    onTestFinished(() => other.end());

    const queriesFor = async (path: string, visitors: number): Promise<number> => {
      const before = postgres.log().length;
      // No page can be read, so no rendering ends before the last visitor's request.
      await other.query('begin; lock table pages in access exclusive mode');
      const connections = await Promise.all(Array.from({ length: visitors }, () => connectRaw(site.origin)));
      for (const { send } of connections) send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      // Connections are accepted in order, so the others have been received when this last one is answered.
      await fetch(`${site.origin}/healthz`);
      await other.query('rollback');
      const answers = await Promise.all(connections.map(({ ended }) => ended()));
      expect(answers.every((answer) => answer.startsWith('HTTP/1.1 200') && answer.includes(titleOf(path)))).toBe(true);
      return count(postgres.log().slice(before), `= '${path}'`);
    };
    const alone = await queriesFor('/about/', 1);
    expect(alone).toBeGreaterThan(0);
    expect(await queriesFor('/rates/', 200)).toBe(alone);
  });
});

interface Read {
  status: number;
  text: string;
  type: string | null;
  stale: string | null;
  retryAfter: string | null;
}

async function readPage(site: Site, path: string): Promise<Read> {
  const { headers, status, ...answer } = await fetch(site.origin + path).then(async (response) => ({
    headers: response.headers,
    status: response.status,
    text: await response.text(),
  }));
  return {
    ...answer,
    status,
    type: headers.get('content-type'),
    stale: headers.get('x-rihla-stale'),
    retryAfter: headers.get('retry-after'),
  };
}

/** Requests a page until its last good copy is on the disk. */
async function keep(site: Site, path: string): Promise<void> {
  expect((await readPage(site, path)).status).toBe(200);
  await until(async () => site.keeps(path));
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
