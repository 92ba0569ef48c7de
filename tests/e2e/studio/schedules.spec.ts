import { expect } from '@playwright/test';
import { test } from './studioTest.ts';

test.use({ journey: 'desk' });

test('scheduled unpublishing of a page that the shop needs is refused, with the reason', async ({ admin, studio }) => {
  const headers = { origin: studio.origin };
  const shop = await (await admin.request.get(`${studio.origin}/api/globals/shop?depth=0`, { headers })).json();
  const page = await admin.newPage();
  await page.goto(`${studio.origin}/admin/collections/pages/${shop.checkoutPage}`);
  const choice = page.locator('#schedule-publish');
  // Pressed before its script has loaded, it opens nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'More ways to publish' }).click();
    await choice.click({ timeout: 2_000 });
  }).toPass();
  const drawer = page.locator('.schedule-publish');
  await drawer.getByText('Unpublish', { exact: true }).click();
  await drawer.locator('.date-time-picker input').fill('01/05/2030 10:00 AM');
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(/The shop needs this page as its page of the checkout, so it cannot be taken off/),
  ).toBeVisible();
  await expect(page.getByText(/scheduled successfully/i)).toHaveCount(0);
  await page.close();
});
