// Lighthouse scores that do not depend on the machine's load. Performance is in `npm run bench`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { BASE_URL } from '../e2e/support/address.ts';
import { ARTICLE, CATEGORY, HOME, PAGE, SEARCH_WITH_HITS, TOUR, TOURS } from '../e2e/support/kinds.ts';
import { HAND_MADE_RATIO } from '../load/budgets.ts';
import { makeHandMade } from '../load/handMade/makeHandMade.ts';
import { judge, type LighthouseRun, launchBrowser, measureLoad, runLighthouse } from '../load/lighthouse.ts';
import { type FileServer, servePlainFiles } from '../load/plainFiles.ts';
import { IS_LONG, isTurnOf } from '../support/long.ts';

// Lighthouse is slow, and can run one page at a time.
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

/** Pages that search engines are kept out of, as they must be: their score for SEO does not apply. */
const KEPT_OUT = ['seo: is-crawlable', 'seo: meta-description'];

/** Checks all categories but performance, and layout shift. The long form prints them all: performance is the machine's, too. */
async function expectFullMarks(path: string, look?: (port: number) => Promise<LighthouseRun>): Promise<number> {
  const { faults, load, scores, timings } = await inBrowser(
    look ?? ((port) => runLighthouse(`${BASE_URL}${path}`, port)),
  );
  if (IS_LONG) process.stdout.write(`${path} ${JSON.stringify({ ...scores, ...timings })}\n`);
  const isKeptOut = faults.some((fault) => KEPT_OUT.includes(fault));
  expect(isKeptOut, path).toBe(/^\/(checkout|search)\//.test(path));
  expect(faults.filter((fault) => !fault.startsWith('performance') && !KEPT_OUT.includes(fault))).toEqual([]);
  expect(scores).toMatchObject(isKeptOut ? { ...FULL_MARKS, seo: expect.any(Number) } : FULL_MARKS);
  expect(timings.CLS).toBe(0);
  return load.bytes;
}

/** Puts a journey for two into the cart of the browser, and measures the checkout. */
async function measureCheckout(port: number): Promise<LighthouseRun> {
  const visitor = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await visitor.newPage();
  await page.goto(`${BASE_URL}${TOUR.path}`);
  const form = page.locator('form[action="/shop/cart/add/"]');
  await form.getByRole('radio', { disabled: false }).first().check();
  await form.getByRole('spinbutton').first().fill('2');
  await form.getByRole('button', { name: 'Book' }).click();
  await page.waitForURL(/\/cart\//);
  return runLighthouse(`${BASE_URL}/checkout/`, port, { disableStorageReset: true });
}

test('home on a phone has full scores, no layout shift, and is hardly larger than the hand-made page of its content', async () => {
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

// Layout shift is tested at three widths with all other kinds of pages (`e2e/pages.spec.ts`).
for (const { name, path } of [ARTICLE, TOUR, TOURS, SEARCH_WITH_HITS].filter((_, index) => isTurnOf(index, 4))) {
  test(`${name} on a phone has full scores for accessibility, best practices and SEO`, async () => {
    const { faults, scores } = await inBrowser((port) => judge(`${BASE_URL}${path}`, port));
    const isKeptOut = path === SEARCH_WITH_HITS.path;
    expect(faults).toEqual(isKeptOut ? KEPT_OUT : []);
    if (!isKeptOut) expect(scores).toEqual(FULL_MARKS);
  });
}

if (IS_LONG) {
  for (const { name, path } of [ARTICLE, PAGE, CATEGORY, TOUR, TOURS, SEARCH_WITH_HITS]) {
    test(`${name} on a phone has full scores, and no layout shift`, async () => {
      await expectFullMarks(path);
    });
  }
  test('the checkout with a cart on a phone has full scores, and no layout shift', async () => {
    await expectFullMarks('/checkout/', measureCheckout);
  });
}
