import { expectSound } from './expectSound.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'publish' });

test('Ctrl+K opens a screen and a document by keyboard only, Esc restores focus, and it is accessible at three widths', async ({
  admin,
  studio,
}) => {
  const headers = { origin: studio.origin };
  const made = await admin.request.post('/api/pages', {
    data: { title: 'Saffron harvest', path: '/saffron/' },
    headers,
  });
  expect(made.ok()).toBe(true);
  const page = await admin.newPage();
  await page.goto('/admin/collections/posts');
  const field = page.getByRole('combobox', { name: 'Screen, setting or document' });
  const open = async () => {
    // Before the page's script has loaded, the browser handles the key.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass();
  };
  await open();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Your account' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { name: 'Your account' })).toBeInViewport();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Go to…' });
  await button.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await open();
  await page.keyboard.type('bin');
  await expect(page.getByRole('option', { name: 'Trash' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Enter opens');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/trash$/);

  await open();
  await page.keyboard.type('harvest');
  await expect(page.getByRole('option', { name: /^Saffron harvest\s*Page$/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/\d+/);
  await open();
  await page.keyboard.type('zzz');
  await expect(page.getByRole('option', { name: 'Find a booking: “zzz”' })).toBeVisible();
});
