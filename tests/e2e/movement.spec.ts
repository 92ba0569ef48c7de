import { expectMounted, islandMarkers } from './support/islands.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP } from './support/viewports.ts';

test.use({ viewport: DESKTOP });

test('a container’s moving background can be paused, and stops under prefers-reduced-motion', async ({ page }) => {
  await page.goto('/pattern-book/layout/');
  const marker = islandMarkers(page, 'container-slides').first();
  const layer = marker.locator('.r-slides');
  await layer.scrollIntoViewIfNeeded();
  await expectMounted(page, 'container-slides');

  await test.step('initially there is one picture, and the next follows', async () => {
    await expect(layer.locator('img')).toHaveCount(1);
    await expect(layer).toHaveAttribute('data-awake', 'moving');
  });
  await test.step('the button pauses it by keyboard, and its label follows', async () => {
    await marker.getByRole('button', { name: 'Stop the movement' }).press('Enter');
    await expect(layer).toHaveAttribute('data-awake', 'paused');
    await marker.getByRole('button', { name: 'Let it move' }).press('Space');
    await expect(layer).toHaveAttribute('data-awake', 'moving');
  });
  await test.step('under reduced motion it is still, without a button', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(layer).toHaveAttribute('data-awake', 'paused');
    await expect(marker.getByRole('button')).toBeHidden();
  });
});

test('a countdown counts, and a counter ends at its number', async ({ page }) => {
  await page.goto('/pattern-book/facts/');
  const timer = page.getByRole('timer', { name: 'Time left' }).first();
  await timer.scrollIntoViewIfNeeded();
  await expectMounted(page, 'countdown');
  const seconds = timer.locator('[data-unit=seconds]');
  const shown = await seconds.textContent();
  await expect(seconds).not.toHaveText(shown ?? '');
  await expect(timer).toContainText('days');

  const figure = page.locator('.r-counter__figure').first();
  await figure.scrollIntoViewIfNeeded();
  await expectMounted(page, 'counter');
  await expect(figure).not.toHaveAttribute('data-state', 'counting');
  await expect(figure).toHaveText('1,460');
});

test('a dismissed notice moves focus on, and stays hidden for the session', async ({ page }) => {
  await page.goto('/pattern-book/text/');
  const notice = page.getByRole('note', { name: 'Warning' });
  await notice.scrollIntoViewIfNeeded();
  const button = notice.getByRole('button', { name: 'Put this notice away' });
  await button.press('Enter');
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.reload();
  await expectMounted(page, 'alert', 0);
  await expect(notice).toBeHidden();
});
