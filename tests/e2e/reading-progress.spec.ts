import type { Page } from '@playwright/test';
import { expectMounted, islandMarkers, scrollPage } from './support/islands.ts';
import { ARTICLE, PAGE_KINDS } from './support/kinds.ts';
import { holdFiles, holdPictures } from './support/slowNetwork.ts';
import { expect, test } from './support/test.ts';
import { VIEWPORTS } from './support/viewports.ts';

/** Half a device pixel of the narrowest window, in percent. */
const TOLERANCE = 0.2;

/** Shown and specified progress at the current scroll position, in percent. */
function measure(page: Page): Promise<{ shown: number; due: number }> {
  return page.evaluate(() => {
    const width = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? Number.NaN;
    const scrollable = document.documentElement.scrollHeight - window.innerHeight;
    return {
      shown: (width('.r-reading-progress__bar') / width('.r-reading-progress')) * 100,
      due: scrollable > 0 ? (window.scrollY / scrollable) * 100 : 0,
    };
  });
}

async function expectRight(page: Page): Promise<number> {
  await expect
    .poll(async () => {
      const { shown, due } = await measure(page);
      return Math.abs(shown - due);
    })
    .toBeLessThan(TOLERANCE);
  return (await measure(page)).shown;
}

for (const [device, viewport] of VIEWPORTS) {
  test(`on a ${device}: 0 at the top, the read share in between, 100 at the end`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(ARTICLE.path);
    expect((await measure(page)).shown).toBe(0);
    for (const part of [0.25, 0.5, 0.9]) {
      const y = await page.evaluate(
        (share) => Math.round((document.documentElement.scrollHeight - window.innerHeight) * share),
        part,
      );
      await scrollPage(page, y);
      expect(await expectRight(page)).toBeCloseTo(part * 100, 0);
    }
    await scrollPage(page, 1_000_000);
    expect(await expectRight(page)).toBeCloseTo(100, 1);
    await scrollPage(page, 0);
    expect(await expectRight(page)).toBe(0);
  });
}

test('is 0 on a page that cannot scroll, and correct again once it can', async ({ page }) => {
  await page.goto(ARTICLE.path);
  await scrollPage(page, 1000);
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.hidden = isHidden;
    }, hidden);
  await hide(true);
  expect(await expectRight(page)).toBe(0);
  await hide(false);
  await scrollPage(page, 1000);
  expect(await expectRight(page)).toBeGreaterThan(0);
});

test('is correct before any file has loaded, when pictures load late, and when the page grows while reading', async ({
  page,
}) => {
  const release = await holdFiles(page);
  await page.goto(ARTICLE.path, { waitUntil: 'domcontentloaded' });
  await scrollPage(page, 1500);
  expect(await expectRight(page)).toBeGreaterThan(0);
  release();
  await page.waitForLoadState();
  const before = await expectRight(page);
  await page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  expect(await expectRight(page)).toBe(before);
  await page.getByRole('main').evaluate((main) => {
    const late = document.createElement('div');
    late.style.height = '3000px';
    main.append(late);
  });
  expect(await expectRight(page)).toBeLessThan(before);
});

test('needs no script where style can do it', async ({ page }) => {
  await page.goto(ARTICLE.path);
  await scrollPage(page, 1500);
  expect(await expectRight(page)).toBeGreaterThan(0);
  await expect(islandMarkers(page, 'reading-progress')).toHaveAttribute('data-state', 'waiting');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is still correct', async ({ page }) => {
    await page.goto(ARTICLE.path);
    await scrollPage(page, 1500);
    expect(await expectRight(page)).toBeGreaterThan(0);
  });
});

test.describe('in a browser without scroll timelines', () => {
  // The test changes the style, whose hash is in the page's policy.
  test.use({ bypassCSP: true });

  test('is correct before the pictures have loaded', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.route(ARTICLE.path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('animation-timeline', 'no-timeline') });
    });
    const release = await holdPictures(page);
    await page.goto(ARTICLE.path, { waitUntil: 'domcontentloaded' });
    await scrollPage(page, 1500);
    await expectMounted(page, 'reading-progress');
    expect(await expectRight(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    release();
    await page.waitForLoadState();
  });
});

test('is on articles only, with the site’s settings', async ({ page, faults }) => {
  faults.allow(/status of 404/);
  for (const { path } of PAGE_KINDS) {
    await page.goto(path);
    const isArticle = path === ARTICLE.path;
    await expect(page.locator('.r-reading-progress'), path).toHaveCount(isArticle ? 1 : 0);
  }
});
