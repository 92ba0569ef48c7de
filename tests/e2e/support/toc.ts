import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectMounted } from './islands.ts';

/** The least room above a heading that was jumped to, in CSS pixels (spec, section 9, "Table of contents"). */
export const TOC_OFFSET_PX = 30;

/** Duration of a jump, in ms (spec, section 9). */
export const TOC_SCROLL_MS = 500;

/** The tables of the demo's article, by their position on the page, which names their cookies. */
export const INLINE = 0;
export const SIDEBAR = 1;

export interface Toc {
  island: Locator;
  nav: Locator;
  toggle: Locator;
  links: Locator;
}

/** The parts of a table of contents. */
export function tocAt(page: Page, index: number): Toc {
  const island = page.locator('rihla-island[name="table-of-contents"]').nth(index);
  const nav = island.locator('nav');
  return { island, nav, toggle: nav.locator('.r-toc__toggle'), links: nav.locator('.r-toc__link') };
}

/** Wakes the table in the text, as a visitor does who comes near it. */
export async function wakeInline(page: Page): Promise<Toc> {
  const toc = tocAt(page, INLINE);
  await toc.island.scrollIntoViewIfNeeded();
  await expectMounted(page, 'table-of-contents', INLINE);
  return toc;
}

/** Wakes the table in the sidebar by scrolling. */
export async function wakeSidebar(page: Page, y = 200): Promise<Toc> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expectMounted(page, 'table-of-contents', SIDEBAR);
  return tocAt(page, SIDEBAR);
}

/** The cookie in which a table keeps whether it is open. */
export async function tocCookie(context: BrowserContext, index: number) {
  return (await context.cookies()).find(({ name }) => name === `ezTOC_hidetoc-${index}`);
}

/** Height of what sticks to the top of the window, in CSS pixels. */
export function headerHeight(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
}
