// The scores that no other work on the machine can change. Those of speed are in `npm run bench`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BASE_URL } from '../e2e/support/address.ts';
import { ARTICLE, CATEGORY, HOME, PAGE, SEARCH_WITH_HITS, TOUR, TOURS } from '../e2e/support/kinds.ts';
import { HAND_MADE_RATIO } from '../load/budgets.ts';
import { makeHandMade } from '../load/handMade/makeHandMade.ts';
import { judge, launchBrowser, measureLoad, runLighthouse } from '../load/lighthouse.ts';
import { type FileServer, servePlainFiles } from '../load/plainFiles.ts';
import { IS_LONG, isTurnOf } from '../support/long.ts';

// Lighthouse can do one page at a time, and takes its time for it.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const FULL_MARKS = { accessibility: 100, 'best-practices': 100, seo: 100 };

/** Runs something in a browser of its own. */
async function inBrowser<T>(run: (port: number) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await run(browser.port);
  } finally {
    browser.kill();
  }
}

/** Looks at everything but speed, which is nobody's business here, and at how the page moves. */
async function expectFullMarks(path: string): Promise<number> {
  const { faults, load, scores, timings } = await inBrowser((port) => runLighthouse(`${BASE_URL}${path}`, port));
  expect(faults.filter((fault) => !fault.startsWith('performance'))).toEqual([]);
  expect(scores).toMatchObject(FULL_MARKS);
  expect(timings.CLS).toBe(0);
  return load.bytes;
}

test('home on a phone has full marks, nothing moves, and it is hardly heavier than the hand-made page of its content', async () => {
  const bytes = await expectFullMarks(HOME.path);
  const folder = mkdtempSync(join(tmpdir(), 'rihla-hand-made-'));
  let server: FileServer | undefined;
  try {
    await makeHandMade(`${BASE_URL}${HOME.path}`, join(folder, 'plain'));
    server = await servePlainFiles(join(folder, 'plain'), folder);
    const { origin } = server;
    const handMade = await inBrowser((port) => measureLoad(`${origin}/`, port));
    expect(handMade.byType.picture).toBeGreaterThan(0);
    expect(bytes, JSON.stringify(handMade)).toBeLessThanOrEqual(HAND_MADE_RATIO * handMade.bytes);
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

// That they stand still is proven at three widths with all other kinds of pages (`e2e/pages.spec.ts`).
for (const { name, path } of [ARTICLE, TOUR, TOURS, SEARCH_WITH_HITS].filter((_, index) => isTurnOf(index, 2))) {
  test(`${name} on a phone has full marks for accessibility, best practices and search`, async () => {
    const { faults, scores } = await inBrowser((port) => judge(`${BASE_URL}${path}`, port));
    // What a search finds is kept out of search engines, as it has to be, so it says nothing to them.
    const isKeptOut = path === SEARCH_WITH_HITS.path;
    expect(faults).toEqual(isKeptOut ? ['seo: is-crawlable', 'seo: meta-description'] : []);
    if (!isKeptOut) expect(scores).toEqual(FULL_MARKS);
  });
}

if (IS_LONG) {
  for (const { name, path } of [ARTICLE, PAGE, CATEGORY, TOUR, TOURS]) {
    test(`${name} on a phone has full marks, and nothing moves`, async () => {
      await expectFullMarks(path);
    });
  }
}
