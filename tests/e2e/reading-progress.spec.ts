import type { Page } from '@playwright/test';
import { scrollPage, wakeByScroll } from './support/islands.ts';
import { ARTICLE, PAGE_KINDS } from './support/kinds.ts';
import { expect, test } from './support/test.ts';
import { VIEWPORTS } from './support/viewports.ts';

/** Half a device pixel of the narrowest window, in percent. */
const TOLERANCE = 0.2;

/** What is shown and what the specification asks for at the present offset, in percent. */
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
  test(`on a ${device}: 0 at the top, the part read on the way, 100 at the end`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(ARTICLE.path);
    expect((await measure(page)).shown).toBe(0);
    await wakeByScroll(page, 'reading-progress', 200);
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

test('is 0 on a page that cannot scroll, and right again once it can', async ({ page }) => {
  await page.goto(ARTICLE.path);
  await wakeByScroll(page, 'reading-progress', 1000);
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

test('is right when pictures come late, and when the page grows under the reader', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(ARTICLE.path, { waitUntil: 'domcontentloaded' });
  // Pictures hold back the load event, which arms the trigger.
  release();
  await wakeByScroll(page, 'reading-progress', 1500);
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

test('stands on articles only, as the site has set it', async ({ page, faults }) => {
  faults.allow(/status of 404/);
  for (const { path } of PAGE_KINDS) {
    await page.goto(path);
    const isArticle = path === ARTICLE.path;
    await expect(page.locator('.r-reading-progress'), path).toHaveCount(isArticle ? 1 : 0);
  }
});
