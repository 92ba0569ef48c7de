import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { claimSite } from '../support/requests/staff.ts';
import { startSite } from '../support/servers/site.ts';

/** Texts of the initial pages of a site without the demo. */
const SMALL_SITE = [
  ['/', 'If you do not find yours here, write to us.'],
  ['/tours/', 'Find yours'],
  ['/contact/', 'What would you like to know?'],
  ['/booking-terms/', '[To fill in: the number of your licence and who gave it]'],
  ['/privacy/', '[To fill in: your e-mail address]'],
] as const;

it('starts on an empty folder with a small site, creates its first account, publishes, and stops cleanly', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-system-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startSite({ dataDir, env: { NO_DEMO: '1' } });
  onTestFinished(async () => void (await site.stop('SIGKILL')));

  const staff = await claimSite(site);
  const saved = await staff('POST', '/pages', { title: 'Winter hours', path: '/winter-hours/', _status: 'published' });
  expect(saved.status).toBe(201);

  for (const [path, words] of SMALL_SITE) {
    const shown = await fetch(site.origin + path);
    expect([path, shown.status]).toEqual([path, 200]);
    expect(await shown.text()).toContain(words);
  }
  expect(await (await fetch(`${site.origin}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');

  const page = await fetch(`${site.origin}/winter-hours/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Winter hours');
  expect(await site.stop()).toBe(0);
});
