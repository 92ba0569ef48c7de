import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { islandMarkers, scrollOffset, scrollPage, triggerOnScroll } from './support/islands.ts';
import { ARTICLE, HOME, PAGE_KINDS } from './support/kinds.ts';
import { holdFiles } from './support/slowNetwork.ts';
import { expect, test } from './support/test.ts';

/** Duration of the fade and of the scroll, in ms (spec, section 9, "Page widgets"). */
const TO_TOP_MS = 300;

const control = (page: Page) => page.getByRole('link', { name: 'Back to top' });
const element = (page: Page) => islandMarkers(page, 'to-top').locator('a');

test('every kind of page but cart and checkout has one, hidden at first', async ({ page, faults }) => {
  faults.allow(/status of 404/);
  for (const { hasNoDock, name, path } of PAGE_KINDS) {
    await page.goto(path);
    await expect(element(page), name).toHaveCount(hasNoDock ? 0 : 1);
    if (!hasNoDock) await expect(element(page)).toBeHidden();
  }
});

test('is hidden below 100 px, without focus or accessible name, fades in and out, and is there on a page opened further down', async ({
  page,
}) => {
  await page.goto(ARTICLE.path);
  await triggerOnScroll(page, 'to-top', 50);
  expect(
    await element(page).evaluate((link) => {
      (link as HTMLElement).focus();
      return document.activeElement === link;
    }),
  ).toBe(false);
  await expect(control(page)).toHaveCount(0);

  await test.step('it is shown from exactly 100', async () => {
    await scrollPage(page, 99);
    await expect(control(page)).toHaveCount(0);
    await scrollPage(page, 100);
    await expect(control(page)).toBeVisible();
    await scrollPage(page, 99);
    await expect(element(page)).toBeHidden();
  });

  await test.step('it fades over 300 ms', async () => {
    for (const y of [150, 0]) {
      const fades = await element(page).evaluate(async (link, top) => {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => link.addEventListener('transitionrun', resolve, { once: true }));
        const fading = link.getAnimations();
        // A fade that reverses half way takes less time.
        await Promise.all(fading.map(({ finished }) => finished));
        return fading.map(({ effect }) => effect?.getTiming().duration);
      }, y);
      expect(new Set(fades)).toEqual(new Set([TO_TOP_MS]));
    }
  });

  await test.step('it is there, without a fade, on a page that is opened again further down', async () => {
    await scrollPage(page, 1500);
    await page.reload();
    await expect.poll(() => scrollOffset(page)).toBe(1500);
    await expect(control(page)).toBeVisible();
    expect(await element(page).evaluate((link) => link.getAnimations().length)).toBe(0);
  });
});

for (const [way, arrive] of [
  [
    'reloaded',
    async (page: Page) => {
      await page.reload({ waitUntil: 'commit' });
    },
  ],
  [
    'that Back leads to',
    async (page: Page) => {
      await page.evaluate((path) => location.assign(path), HOME.path);
      await page.waitForURL(HOME.path, { waitUntil: 'commit' });
      // Before first paint, history navigation still acts on the previous page.
      await page.getByRole('main').waitFor();
      await page.goBack({ waitUntil: 'commit' });
    },
  ],
  [
    'reached by a link into its middle',
    async (page: Page) => {
      await page.goto('about:blank');
      await page.goto(`${ARTICLE.path}#who-it-suits`, { waitUntil: 'commit' });
    },
  ],
] as const) {
  test(`is there before any file has loaded on a page ${way}`, async ({ page }) => {
    await page.goto(ARTICLE.path);
    await triggerOnScroll(page, 'to-top', 1500);
    const release = await holdFiles(page);
    await arrive(page);
    await expect(control(page)).toBeVisible();
    expect(await scrollOffset(page)).toBeGreaterThan(100);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    expect(await element(page).evaluate((link) => link.getAnimations().length)).toBe(0);
    await scrollPage(page, 99);
    await expect(element(page)).toBeHidden();
    release();
    await page.waitForLoadState();
  });
}

test('scrolls smoothly to the top within 300 ms, then moves focus to the top', async ({ page }) => {
  await page.goto(ARTICLE.path);
  await triggerOnScroll(page, 'to-top', 2000);
  await page.clock.install();
  await stopClock(page);
  await control(page).click();
  await page.clock.runFor(TO_TOP_MS / 2);
  const halfWay = await scrollOffset(page);
  expect(halfWay).toBeGreaterThan(600);
  expect(halfWay).toBeLessThan(1400);
  await page.clock.runFor(TO_TOP_MS / 2 + 50);
  expect(await scrollOffset(page)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('top');
  await page.clock.resume();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('appears, disappears and scrolls instantly', async ({ page }) => {
    await page.goto(ARTICLE.path);
    await triggerOnScroll(page, 'to-top', 2000);
    await expect(control(page)).toBeVisible();
    const y = await control(page).evaluate((link) => {
      (link as HTMLElement).click();
      return window.scrollY;
    });
    expect(y).toBe(0);
    await expect(element(page)).toBeHidden();
    expect(await element(page).evaluate((link) => link.getAnimations().length)).toBe(0);
  });
});
