import type { Page } from '@playwright/test';
import { COUNTERS_KEY } from '../../src/visitor/countersKey.ts';
import { BROWSER } from './support/browser.ts';
import { ARTICLE, HOME } from './support/kinds.ts';
import { holdPictures } from './support/slowNetwork.ts';
import { expect, test } from './support/test.ts';

// Playwright disables the back/forward cache that visitors' browsers have.
test.use({
  seesPopups: true,
  launchOptions: { ...BROWSER.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const readViews = (page: Page): Promise<number> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').pageViews ?? 0, COUNTERS_KEY);

test('every page is counted at once on a site with popups, also one on which none may open, and before it has loaded', async ({
  page,
}) => {
  const release = await holdPictures(page);
  for (const [index, path] of ['/privacy/', ARTICLE.path, '/privacy/'].entries()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => readViews(page)).toBe(index + 1);
  }
  await page.goto(ARTICLE.path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => readViews(page)).toBe(4);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
});

test('a page restored from the back/forward cache counts as a page view', async ({ page }) => {
  await page.goto(HOME.path);
  await expect.poll(() => readViews(page)).toBe(1);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = '';
    });
  });
  await page.evaluate((path) => {
    location.href = path;
  }, ARTICLE.path);
  await page.waitForURL(`**${ARTICLE.path}`);
  await expect.poll(() => readViews(page)).toBe(2);
  // Playwright waits for a load event, which never fires here.
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-kept]')).toBeAttached();
  expect(await readViews(page)).toBe(3);
});
