import type { Page } from '@playwright/test';
import { scrollPage } from './support/islands.ts';
import { ARTICLE } from './support/kinds.ts';
import { expect, test } from './support/test.ts';
import { TOC_OFFSET_PX, tocOf, wakeToc } from './support/toc.ts';
import { DESKTOP } from './support/viewports.ts';

/** The section being read according to the layout: the last heading above the line, or the first of all. */
function sectionBeingRead(page: Page): Promise<string> {
  return page.evaluate((offset) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const hashes = [...document.querySelectorAll('.r-toc__link')].map((link) => link.getAttribute('href') ?? '');
    const passed = hashes.filter(
      (hash) => (document.querySelector(hash)?.getBoundingClientRect().top ?? 0) <= header + offset + 1,
    );
    return passed.at(-1) ?? hashes[0] ?? '';
  }, TOC_OFFSET_PX);
}

async function expectActive(page: Page): Promise<string> {
  const active = tocOf(page).nav.locator('[aria-current=location]');
  await expect.poll(async () => (await active.getAttribute('href')) === (await sectionBeingRead(page))).toBe(true);
  await expect(active).toHaveCount(1);
  return (await active.getAttribute('href')) ?? '';
}

test('the active link is the section being read, while scrolling and when the window changes', async ({ page }) => {
  await page.goto(ARTICLE.path);
  await wakeToc(page);
  const seen = new Set<string>();
  for (const y of [200, 1200, 2200, 3200, 4200, 5200, 2700]) {
    await scrollPage(page, y);
    seen.add(await expectActive(page));
  }
  expect(seen.size).toBeGreaterThan(3);
  await page.setViewportSize({ width: 1100, height: 700 });
  await expectActive(page);
  await page.setViewportSize(DESKTOP);
  await expectActive(page);
});

test('a click makes its link active at once, and it stays so', async ({ page }) => {
  await page.goto(ARTICLE.path);
  const { links } = await wakeToc(page);
  const link = links.nth(5);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'location');
});

test('the sidebar is sticky below the header while the article scrolls', async ({ page }) => {
  await page.goto(ARTICLE.path);
  const { nav } = await wakeToc(page);
  const tops: number[] = [];
  for (const y of [1500, 2500, 3500]) {
    await scrollPage(page, y);
    tops.push(await nav.evaluate((element) => element.getBoundingClientRect().top));
  }
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(new Set(tops).size, tops.join(' ')).toBe(1);
  expect(tops[0]).toBeGreaterThanOrEqual(header);
  expect(tops[0]).toBeLessThan(header + 60);
  await expect(nav).toBeInViewport({ ratio: 1 });
});
