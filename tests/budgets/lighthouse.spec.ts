// The scores that no other work on the machine can change. Those of speed are in `npm run bench`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BASE_URL } from '../e2e/support/address.ts';
import { ARTICLE, HOME } from '../e2e/support/kinds.ts';
import { HAND_MADE_RATIO } from '../load/budgets.ts';
import { makeHandMade } from '../load/handMade/makeHandMade.ts';
import { type LighthouseRun, launchBrowser, runLighthouse } from '../load/lighthouse.ts';
import { type FileServer, servePlainFiles } from '../load/plainFiles.ts';

// Lighthouse can do one page at a time, and takes its time for it.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

async function runOnce(url: string): Promise<LighthouseRun> {
  const browser = await launchBrowser();
  try {
    return await runLighthouse(url, browser.port);
  } finally {
    browser.kill();
  }
}

for (const { name, path } of [HOME, ARTICLE]) {
  test(`${name} on a phone has full marks for accessibility, best practices and search, and nothing moves`, async () => {
    const { faults, scores, timings } = await runOnce(`${BASE_URL}${path}`);
    const others = faults.filter((fault) => !fault.startsWith('performance'));
    expect(others).toEqual([]);
    expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
    expect(timings.CLS).toBe(0);
  });
}

test('home is hardly heavier on a phone than the hand-made page of its content', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-hand-made-'));
  let server: FileServer | undefined;
  try {
    await makeHandMade(`${BASE_URL}${HOME.path}`, join(folder, 'plain'));
    server = await servePlainFiles(join(folder, 'plain'), folder);
    const home = await runOnce(`${BASE_URL}${HOME.path}`);
    const handMade = await runOnce(`${server.origin}/`);
    expect(handMade.load.byType.picture).toBeGreaterThan(0);
    const sent = JSON.stringify({ home: home.load, handMade: handMade.load });
    expect(home.load.bytes, sent).toBeLessThanOrEqual(HAND_MADE_RATIO * handMade.load.bytes);
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
