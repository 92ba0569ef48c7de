import { closeSync, openSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { SQLITE_FILE } from '../../../src/cms/database/sqlite.ts';
import { signIn } from '../../support/requests/staff.ts';
import { prepareSite, runSite, titleOf } from '../../support/servers/preparedSite.ts';

it('a database locked by another program does not affect readers, and staff get a clear error', async () => {
  const { dataDir } = await prepareSite(['/about/']);
  const site = await runSite({ dataDir });
  const staff = await signIn(site);
  const { DatabaseSync } = createRequire(import.meta.url)('node:sqlite') as typeof import('node:sqlite');
  await collectGarbage();
  const other = new DatabaseSync(join(dataDir, SQLITE_FILE));
  other.exec('begin immediate');
  expect(await (await fetch(`${site.origin}/about/`)).text()).toContain(titleOf('/about/'));
  const refused = await staff('POST', '/pages', { title: 'New', path: '/new/', _status: 'published' });
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('nothing was saved')]);
  other.exec('rollback');
  other.close();
  expect((await staff('POST', '/pages', { title: 'New', path: '/new/', _status: 'published' })).status).toBe(201);
});

it('a corrupt database leaves the last good pages, and a calm error for the others', async () => {
  const { dataDir } = await prepareSite(['/about/', '/late/']);
  const site = await runSite({ dataDir });
  const staff = await signIn(site);
  await fetch(`${site.origin}/about/`);
  while (!site.keeps('/about/')) await fetch(`${site.origin}/healthz`);
  // Any publish clears the memory cache.
  expect((await staff('POST', '/globals/site', { name: 'Khettara Travels' })).status).toBe(200);
  // Until another connection has written, SQLite may answer from the pages that it has in memory.
  const { DatabaseSync } = createRequire(import.meta.url)('node:sqlite') as typeof import('node:sqlite');
  const other = new DatabaseSync(join(dataDir, SQLITE_FILE));
  other.exec('create table corrupted (id)');
  other.close();
  for (const name of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) {
    const file = openSync(join(dataDir, name), 'r+');
    writeSync(file, Buffer.alloc(2 * 1024 * 1024, 'garbage '), 0);
    closeSync(file);
  }
  const kept = await fetch(`${site.origin}/about/`);
  expect([kept.status, kept.headers.get('x-rihla-stale')]).toEqual([200, '1']);
  expect(await kept.text()).toContain(titleOf('/about/'));
  const never = await fetch(`${site.origin}/late/`);
  expect([never.status, never.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
  expect((await staff('GET', '/pages')).status).toBe(503);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
});

/**
 * Closes connections that preparing the site has left open in this process: closing one later would release the locks of all others of the
 * process on that file (POSIX).
 */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round += 1) {
    collect();
    await setImmediate();
  }
}
