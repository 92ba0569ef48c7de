import { expectSound } from './expectSound.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'desk' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('help leads from a screen to its section and back, and the handbook is searched', async ({ admin }) => {
  const page = await admin.newPage();

  await test.step('from a list, by keyboard', async () => {
    await page.goto('/admin/collections/departures');
    await page.getByRole('link', { name: 'Help', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/admin\/help\/tours#departures$/);
    await expect(page.getByRole('heading', { name: 'Departures', exact: true })).toBeInViewport();
    await expectSound(page);
  });

  await test.step('and back to it', async () => {
    await page.getByRole('link', { name: 'Open this screen: Departures', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/admin\/collections\/departures/);
  });

  await test.step('by Ctrl+K with a word of its text', async () => {
    await page.goto('/admin/trash');
    const field = page.getByRole('combobox', { name: 'Screen, setting or document' });
    // Before the page's script has loaded, the browser handles the key.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await field.fill('stripe');
    await page.getByRole('option', { name: /^Help: “stripe”/ }).click();
    await expect(page).toHaveURL(/\/admin\/help\?q=stripe/);
    await page.getByRole('link', { name: 'Services', exact: true }).last().press('Enter');
    await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport();
  });

  await test.step('its contents', async () => {
    await page.goto('/admin/help');
    await expect(page.getByRole('navigation', { name: 'Contents of the handbook' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('searchbox', { name: 'Search the handbook' }).fill('zebra');
    await page.getByRole('button', { name: 'Search' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing in the handbook has “zebra”' })).toBeVisible();
  });
});
