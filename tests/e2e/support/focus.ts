import type { Page } from '@playwright/test';

/** The focused element, as visible to a visitor. */
export interface FocusedElement {
  /** For messages. */
  name: string;
  /** Whether the browser draws an outline, or an alternative. */
  hasRing: boolean;
  /** Whether a part of it is visible: in the window, and not entirely behind something fixed or stuck. */
  isSeen: boolean;
  /** Index among all elements, in document order; -1 for the page itself. */
  order: number;
}

/** Inspects the focused element. */
export function lookAtFocus(page: Page): Promise<FocusedElement> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // The outline may be on a field's wrapper, or on the pseudo-element of a card-wide link.
    const places = [[element], [element.parentElement ?? element], [element, '::after']] as const;
    const hasRing = places.some(([each, part]) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const isSeen = boxes.some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const found = document.elementFromPoint(left + width * x, top + height * y);
          return (
            found !== null && (element.contains(found) || found.contains(element)) && found !== document.documentElement
          );
        }),
      ),
    );
    return {
      name: `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 40)}” ${boxes.map(({ top, bottom }) => `${Math.round(top)}–${Math.round(bottom)}`)}`,
      hasRing,
      isSeen,
      order: element === document.body ? -1 : [...document.querySelectorAll('*')].indexOf(element),
    };
  });
}

/** Presses Tab until focus leaves the page at its end, and returns the focused elements. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab', limit = 200): Promise<FocusedElement[]> {
  const seen: FocusedElement[] = [];
  while (seen.length < limit) {
    await page.keyboard.press(key);
    let focused = await lookAtFocus(page);
    if (focused.order < 0) break;
    // Lazily laid out content takes its size in the next frame, and scroll anchoring applies in the one after it.
    if (!focused.isSeen) {
      await twoFrames(page);
      focused = await lookAtFocus(page);
    }
    seen.push(focused);
  }
  return seen;
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
