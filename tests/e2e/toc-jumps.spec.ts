import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { scrollOffset } from './support/islands.ts';
import { ARTICLE } from './support/kinds.ts';
import { expect, test } from './support/test.ts';
import { headerHeight, TOC_OFFSET_PX, TOC_SCROLL_MS, type Toc, wakeToc } from './support/toc.ts';
import { DESKTOP, PHONE, TABLET } from './support/viewports.ts';

/** A link in the middle of the list, so that its heading can reach the line. */
const LINK = 4;

/** Milliseconds per frame of a fake clock. */
const FRAME_MS = 16;

async function openToc(page: Page): Promise<Toc> {
  const toc = await wakeToc(page);
  if ((await toc.toggle.getAttribute('aria-expanded')) === 'false') await toc.toggle.click();
  await expect(toc.links.nth(LINK)).toBeVisible();
  return toc;
}

async function linkHash({ links }: Toc): Promise<string> {
  return (await links.nth(LINK).getAttribute('href')) ?? '';
}

for (const [device, viewport] of [
  ['phone', PHONE],
  ['tablet', TABLET],
  ['desktop', DESKTOP],
] as const) {
  test(`on a ${device} a jump lasts 500 ms, ends below the header, and updates focus and URL; Back returns`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(ARTICLE.path);
    const toc = await openToc(page);
    const hash = await linkHash(toc);
    const heading = page.locator(hash);
    // A list that is still opening moves what is measured.
    const running = () =>
      document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
    await expect.poll(() => page.evaluate(running)).toBe(0);
    await toc.links.nth(LINK).scrollIntoViewIfNeeded();
    const start = await scrollOffset(page);
    await page.clock.install();
    await stopClock(page);

    await toc.links.nth(LINK).click();
    const below = async () => ((await heading.boundingBox())?.y ?? 0) - TOC_OFFSET_PX - (await headerHeight(page));
    await page.clock.runFor(TOC_SCROLL_MS / 2);
    expect(await scrollOffset(page)).toBeGreaterThan(start);
    await page.clock.runFor(TOC_SCROLL_MS / 2 - 50);
    expect(await below()).toBeGreaterThan(1);
    // One frame may have begun when the time is over.
    await page.clock.runFor(50 + 2 * FRAME_MS);
    const landed = await scrollOffset(page);
    expect(Math.abs(await below())).toBeLessThanOrEqual(1);
    await page.clock.resume();

    await expect(page).toHaveURL(`${ARTICLE.path}${hash}`);
    await expect(heading).toBeFocused();
    expect(await scrollOffset(page)).toBe(landed);
    const { y = 0 } = (await heading.boundingBox()) ?? {};

    await page.goBack();
    await expect(page).toHaveURL(ARTICLE.path);
    await expect.poll(async () => Math.abs((await scrollOffset(page)) - start)).toBeLessThanOrEqual(1);
    await page.goForward();
    await expect.poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - y)).toBeLessThanOrEqual(1);
  });
}

test('Tab continues from the section after a jump by keyboard', async ({ page }) => {
  await page.goto(ARTICLE.path);
  const toc = await wakeToc(page);
  const hash = await linkHash(toc);
  await toc.links.nth(LINK).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(hash)).toBeFocused();
  await page.keyboard.press('Tab');
  const follows = await page.locator(hash).evaluate((heading) => {
    const focused = document.activeElement;
    return Boolean(focused && heading.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(follows).toBe(true);
});

test('a URL with a section opens there, below the header', async ({ page }) => {
  await page.goto(ARTICLE.path);
  const hash = (await page.locator('.r-toc__link').nth(LINK).getAttribute('href')) ?? '';
  await page.goto('about:blank');
  await page.goto(`${ARTICLE.path}${hash}`);
  const bottom = await headerHeight(page);
  await expect.poll(async () => (await page.locator(hash).boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottom);
  expect((await page.locator(hash).boundingBox())?.y).toBeLessThan(bottom + 100);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a jump is instant', async ({ page }) => {
    await page.goto(ARTICLE.path);
    const toc = await wakeToc(page);
    const hash = await linkHash(toc);
    const landed = await toc.links.nth(LINK).evaluate((link, selector) => {
      (link as HTMLElement).click();
      return document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    }, hash);
    expect(Math.abs(landed - TOC_OFFSET_PX - (await headerHeight(page)))).toBeLessThanOrEqual(1);
    await expect(page.locator(hash)).toBeFocused();
  });
});
