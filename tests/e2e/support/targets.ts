import type { Page } from '@playwright/test';

/** WCAG 2.5.8, in CSS px. */
const TARGET_SIZE = 24;

/** Small targets whose 24 px circle intersects another; links in running text do not count (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, select, textarea'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.offsetParent !== null,
    );
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const isSmall = ({ width, height }: DOMRect) => width < least || height < least;
    const centre = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const meets = (box: DOMRect, other: DOMRect) => {
      const { x, y } = centre(box);
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      const distance = isSmall(other)
        ? Math.hypot(x - centre(other).x, y - centre(other).y) - least / 2
        : Math.hypot(dx, dy);
      return distance < least / 2;
    };
    return boxes
      .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
      .filter(({ element, box }) => boxes.some((other) => other.element !== element && meets(box, other.box)))
      .map(
        ({ element, box }) =>
          `${element.localName} “${element.textContent.slice(0, 30)}” ${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
      );
  }, TARGET_SIZE);
}
