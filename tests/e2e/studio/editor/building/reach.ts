import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of tab stops on the way to an element. */
const MAX_STOPS = 160;

/** Moves focus to an element by Tab or Shift+Tab; the stops in between are counted first, instead of checking after each key. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; ; ) {
    const stops = await target.evaluate(countStops);
    if (stops === 0) return;
    const count = Math.abs(stops);
    expect(pressed + count, 'steps to a field').toBeLessThan(MAX_STOPS);
    pressed += Math.max(1, count - 2);
    // The last steps are checked one by one: one too many may enter the page's frame.
    for (let left = Math.max(1, count - 2); left > 0; left -= 1)
      await page.keyboard.press(stops < 0 ? 'Shift+Tab' : 'Tab');
  }
}

/** Number of Tab presses from the focused element, negative for backwards. Runs in the browser. */
function countStops(element: Element): number {
  const from = document.activeElement;
  if (from === element) return 0;
  const isStop = (each: HTMLElement) =>
    each.tabIndex >= 0 &&
    !each.matches('[type=radio]:not(:checked)') &&
    !each.closest('[inert], [disabled]') &&
    each.checkVisibility({ visibilityProperty: true });
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, iframe, [tabindex], [contenteditable=true]',
    ),
  ].filter((each) => each === element || each === from || isStop(each));
  const distance = stops.indexOf(element as HTMLElement) - stops.indexOf(from as HTMLElement);
  if (from && from !== document.body && stops.includes(from as HTMLElement)) return distance;
  return from && element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
