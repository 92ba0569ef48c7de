import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SQLITE_FILE } from '../../../src/cms/database/sqlite.ts';
import { startLoad } from '../../support/requests/load.ts';
import { connectRaw } from '../../support/requests/rawRequest.ts';
import { signIn } from '../../support/requests/staff.ts';
import { prepareSite, runSite, titleOf } from '../../support/servers/preparedSite.ts';

const preload = join(import.meta.dirname, '../../support/servers/faultOnSignal.ts');

it.each(['throw', 'reject'])('after an uncaught error (%s) it stops gracefully, and reports it', async (fault) => {
  const { dataDir } = await prepareSite(['/about/']);
  const site = await runSite({ dataDir, preload, env: { FAULT: fault } });
  const load = startLoad(site.origin, { paths: ['/about/'], visitors: 4 });
  await load.answer(20);
  expect(await site.stop('SIGWINCH')).toBe(1);
  await load.stop();
  expect(load.failures.filter((failure) => !failure.startsWith('ECONNREFUSED'))).toEqual([]);
  expect(site.output()).toContain('A fault that nobody caught.');
  expect(site.output()).toContain('"level":60');
});

it('under sustained load cached pages are served, and expensive requests are refused with Retry-After', async () => {
  const { dataDir } = await prepareSite(['/about/', '/rates/']);
  const site = await runSite({ dataDir, preload, env: { FAULT: 'block' } });
  const staff = await signIn(site);
  expect((await fetch(`${site.origin}/about/`)).status).toBe(200);
  site.process.kill('SIGWINCH');
  while ((await fetch(`${site.origin}/admin/login`)).status !== 503);
  const dear = ['/search/camels/', '/rates/', '/admin/login'];
  const [stored, alive, studio, ...refused] = await Promise.all([
    fetch(`${site.origin}/about/?fbclid=1`),
    fetch(`${site.origin}/healthz`),
    staff('GET', '/pages'),
    ...dear.map((path) => fetch(site.origin + path)),
  ]);
  expect([stored?.status, alive?.status]).toEqual([200, 200]);
  expect([studio?.status, studio?.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    dear.map(() => [503, '5']),
  );
  while ((await fetch(`${site.origin}/rates/`)).status !== 200);
});

it('a flood on the studio does not affect staff or visitors', async () => {
  const { dataDir } = await prepareSite(['/about/']);
  const site = await runSite({ dataDir });
  const staff = await signIn(site);
  const storm = await Promise.all(Array.from({ length: 60 }, () => connectRaw(site.origin)));
  const half = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  for (const { send } of storm) send(`POST /api/users/login HTTP/1.1\r\n${half}`);
  // Most are refused at once: one visitor has few permits, and few login attempts.
  await Promise.any(storm.map(({ answered }) => answered('HTTP/1.1 429')));
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await staff('GET', '/pages')).status).toBe(200);
    expect((await fetch(`${site.origin}/about/`)).status).toBe(200);
  }
  for (const { socket } of storm) socket.destroy();
});

it('a page with broken content is served from its last good copy; logged once', async () => {
  const { dataDir } = await prepareSite(['/about/', '/rates/']);
  const site = await runSite({ dataDir });
  const staff = await signIn(site);
  const read = (path: string) => fetch(site.origin + path);
  await read('/about/');
  while (!site.keeps('/about/')) await read('/healthz');
  corrupt(dataDir, "update pages set layout = '{broken' where path = '/about/'");
  // Any publish clears the memory cache.
  expect((await staff('POST', '/globals/site', { name: 'Khettara Travels' })).status).toBe(200);
  for (let asked = 0; asked < 5; asked += 1) {
    const kept = await read(`/about/?again=${asked}`);
    expect([kept.status, kept.headers.get('x-rihla-stale')]).toEqual([200, '1']);
    expect(await kept.text()).toContain(titleOf('/about/'));
  }
  expect((await read('/rates/')).headers.get('x-rihla-stale')).toBeNull();
  expect(site.output().split('its last good copy is sent').length - 1).toBe(1);
});

/** Changes the database behind the site's back. */
function corrupt(dataDir: string, statement: string): void {
  const { DatabaseSync } = createRequire(import.meta.url)('node:sqlite') as typeof import('node:sqlite');
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
  database.exec(statement);
  database.close();
}
