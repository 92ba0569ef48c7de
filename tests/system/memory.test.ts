import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { ALL_MEMORY, SITE_MEMORY } from '../load/budgets.ts';
import { residentBytes } from '../load/memory.ts';
import { itWith } from '../support/needs.ts';
import { postgresDatabases } from '../support/postgres/postgresTemplate.ts';
import { startSite } from '../support/servers/site.ts';

/** Memory of a process over an empty site after some requests, in bytes. */
async function memoryAfter(paths: readonly string[], env: Record<string, string>): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-system-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startSite({ dataDir, env: { NO_DEMO: 'empty', ...env } });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  for (const path of paths) {
    for (let count = 0; count < 200; count += 1) await (await fetch(`${site.origin}${path}`)).arrayBuffer();
  }
  return residentBytes(site.process.pid as number);
}

it('site and studio in one process stay within their memory budget', async () => {
  expect(await memoryAfter(['/', '/api/pages', '/admin/login'], {})).toBeLessThanOrEqual(ALL_MEMORY);
});

itWith('PostgreSQL', 'a site-only process stays within its memory budget', async () => {
  const databases = postgresDatabases(inject('postgresUrl'));
  const url = await databases.create();
  onTestFinished(async () => {
    await databases.drop(url);
    await databases.close();
  });
  expect(await memoryAfter(['/', '/search/'], { DATABASE_URL: url, ROLE: 'site' })).toBeLessThanOrEqual(SITE_MEMORY);
});
