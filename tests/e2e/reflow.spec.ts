import type { Page } from '@playwright/test';
import { PAGE_KINDS } from './support/kinds.ts';
import { addStyle, horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, VIEWPORTS } from './support/viewports.ts';

/** What WCAG 1.4.12 lets readers set. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** The window of a phone of WCAG 1.4.10, and of a desktop at 200 % zoom, which halves it. */
const NARROW = { width: 320, height: 640 };
const ZOOMED = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };

for (const { name, path, status } of PAGE_KINDS) {
  test(`${name}: never scrolls horizontally, at 320 px, zoomed, and with text spacing`, async ({ page, faults }) => {
    if (status === 404) faults.allow(/status of 404/);
    await page.setViewportSize(NARROW);
    await page.goto(path);
    for (const size of [NARROW, ZOOMED, ...VIEWPORTS.map(([, viewport]) => viewport)]) {
      await page.setViewportSize(size);
      expect.soft(await horizontalOverflow(page), `at ${size.width} px`).toBe(0);
    }
    await addStyle(page, TEXT_SPACING);
    for (const [device, size] of VIEWPORTS) {
      await page.setViewportSize(size);
      expect.soft(await horizontalOverflow(page), `spaced out on a ${device}`).toBe(0);
      expect.soft(await clippedTexts(page), `spaced out on a ${device}`).toEqual([]);
    }
  });
}

/** Shortened by design: the title of a later step is shown in full once that step is reached, and the text of a card on its own page. */
const SHORTENED = '.r-form__steps li:not([aria-current]), .r-tour-related .r-card__excerpt';

/** Texts clipped by their box without a way to scroll. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate((shortened) => {
    const cuts = (overflow: string, content: number, box: number) =>
      ['hidden', 'clip'].includes(overflow) && content > box + 1;
    /** Whether text overflows the box; a moving picture behind it may. */
    const cutsWords = (element: HTMLElement): boolean => {
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        if (!texts.currentNode.textContent?.trim()) continue;
        range.selectNodeContents(texts.currentNode);
        const words = range.getBoundingClientRect();
        const isOutside = words.top < box.top - 1 || words.bottom > box.bottom + 1;
        if (words.width > 0 && (isOutside || words.left < box.left - 1 || words.right > box.right + 1)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim())
      .filter((element) => !element.matches(shortened))
      .filter((element) => {
        const { clipPath, overflowX, overflowY } = getComputedStyle(element);
        // Visually hidden text.
        if (clipPath === 'inset(50%)') return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const isCut = cuts(overflowX, scrollWidth, clientWidth) || cuts(overflowY, scrollHeight, clientHeight);
        return isCut && cutsWords(element);
      })
      .map((element) => `${element.localName}.${element.className}: ${element.textContent.slice(0, 40)}`);
  }, SHORTENED);
}
