import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { claimSite } from '../support/requests/staff.ts';
import { startSite } from '../support/servers/site.ts';

it('starts on an empty folder, creates its first account, publishes, and stops cleanly', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-system-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startSite({ dataDir, env: { NO_DEMO: '1' } });
  onTestFinished(async () => void (await site.stop('SIGKILL')));

  const staff = await claimSite(site);
  const saved = await staff('POST', '/pages', { title: 'Winter hours', path: '/winter-hours/', _status: 'published' });
  expect(saved.status).toBe(201);

  const page = await fetch(`${site.origin}/winter-hours/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Winter hours');
  expect(await site.stop()).toBe(0);
});
