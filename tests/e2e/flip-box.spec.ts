import { expect, test } from './support/test.ts';
import { DESKTOP } from './support/viewports.ts';

test('a card flips by its button, back by Esc, and by focus inside its back', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/pattern-book/actions/');
  const card = page.locator('.r-flip').filter({ hasText: 'How cold is it at night?' });
  const button = card.getByRole('button', { name: 'Turn over: How cold is it at night?' });
  /** Whether the visible side of the card is its back. */
  const isTurned = () =>
    card.evaluate((element) => {
      const { height, left, top, width } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.r-flip__side--back') !== null;
    });
  await card.scrollIntoViewIfNeeded();
  await button.focus();
  expect(await isTurned()).toBe(false);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(isTurned).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isTurned).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(card.getByRole('link', { name: 'What to pack' })).toBeFocused();
  expect(await isTurned()).toBe(true);
});
