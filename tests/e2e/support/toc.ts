import type { BrowserContext, Cookie, Locator, Page } from '@playwright/test';
import { islandMarkers, triggerOnScroll } from './islands.ts';

/** Minimum space above a heading that was jumped to, in CSS px (spec, section 9, "Table of contents"). */
export const TOC_OFFSET_PX = 30;

/** Duration of a jump, in ms (spec, section 9). */
export const TOC_SCROLL_MS = 500;

/** Index of the demo's table on its page, part of its cookie's name. */
export const TOC_INDEX = 0;

export interface Toc {
  island: Locator;
  nav: Locator;
  toggle: Locator;
  links: Locator;
}

/** The parts of the page's table of contents. */
export function tocOf(page: Page): Toc {
  const island = islandMarkers(page, 'table-of-contents');
  const nav = island.locator('nav');
  return { island, nav, toggle: nav.locator('.r-toc__toggle'), links: nav.locator('.r-toc__link') };
}

/** Hydrates the table by scrolling. */
export async function wakeToc(page: Page): Promise<Toc> {
  await triggerOnScroll(page, 'table-of-contents');
  return tocOf(page);
}

/** The cookie with the table's state. */
export async function tocCookie(context: BrowserContext): Promise<Cookie | undefined> {
  return (await context.cookies()).find(({ name }) => name === `ezTOC_hidetoc-${TOC_INDEX}`);
}

/** Height of what sticks to the top of the window, in CSS px. */
export function headerHeight(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
}
