import type { Page } from '@playwright/test';

/** Names of running animations that are not scroll-driven. */
export function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

/** Controls with the colour of their own background, as in forced colours. */
export function invisibleControls(page: Page): Promise<string[]> {
  return page.locator('a[href], button, summary').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim())
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return color === backgroundColor;
      })
      .map(({ outerHTML }) => outerHTML),
  );
}
