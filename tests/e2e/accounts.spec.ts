import type { Page } from '@playwright/test';
import { linkIn } from '../support/papers/outbox.ts';
import { findViolations } from './support/axe.ts';
import { awaitMail, confirmByMail, expect, fillCheckout, place, test } from './support/shopSite.ts';

test.describe.configure({ mode: 'default' });

const EMAIL = 'nadia.account@example.com';
const PASSWORD = 'four camels at the well';
const DOOR = '/a-door-to-the-account/';

test.beforeAll(({ site }) => site.publish(DOOR, [{ blockType: 'account-link', look: 'both', label: 'My journeys' }]));

/** Opens the disclosure with this summary. */
const unfold = (page: Page, words: string) => page.locator('summary', { hasText: words }).click();

test('a traveller signs in by a mailed link and finds what was booked before, sets a password, cancels and leaves', async ({
  page,
  site,
}) => {
  await fillCheckout(page, { email: EMAIL, method: 'Bank transfer' });
  await place(page);
  await confirmByMail(page, site, EMAIL);

  const door = page.getByRole('main').getByRole('link', { name: 'My journeys' });
  const panel = page.getByRole('dialog', { name: 'Account' });
  await test.step('the dialog opens and closes by keyboard', async () => {
    await page.goto(DOOR);
    await door.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(door).toBeFocused();
  });

  await test.step('requesting a link, whose button returns to the page of the request', async () => {
    await page.keyboard.press('Enter');
    await panel.getByLabel('E-mail').first().fill(EMAIL);
    await panel.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
    await page.goto(linkIn(await awaitMail(site, EMAIL, /^Your link to/)));
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(DOOR);
  });

  await test.step('after sign-in the dialog links to bookings made as a guest', async () => {
    await door.click();
    await expect(panel.getByLabel('E-mail').first()).toBeHidden();
    await panel.getByRole('link', { name: 'Coming journeys' }).click();
    await expect(page.getByRole('heading', { name: 'Tangier to the dunes' })).toBeVisible();
    // The name from the booking is prefilled, and the amount due is shown.
    await expect(page.getByRole('heading', { name: /^Good to see you, \S/ })).toBeVisible();
    await expect(page.getByText(/^Please transfer €[\d,.]+ by /)).toBeVisible();
    // With a disclosure triangle: alone it would look like a heading without content.
    await expect(page.locator('summary', { hasText: 'All amounts' })).toHaveCSS('display', 'list-item');
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('setting a password, and signing in with it after signing out', async () => {
    await unfold(page, 'Set a password');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByLabel('The same once more').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set a password' }).click();
    await expect(page.getByRole('status')).toContainText('Your new password is set.');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
    await unfold(page, 'Sign in with a password');
    await page.getByLabel('E-mail').last().fill(EMAIL);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('status')).toHaveText('You are signed in.');
  });

  await test.step('changing details', async () => {
    await unfold(page, 'Your details');
    await page.getByLabel('Name').fill('Nadia Idrissi');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Good to see you, Nadia Idrissi' })).toBeVisible();
  });

  await test.step('cancelling the booking after a confirmation, which moves it to the past', async () => {
    await page.getByRole('link', { name: /^Details and cancellation/ }).click();
    await page.getByRole('link', { name: 'Cancel this booking' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(page.getByRole('heading', { name: 'Your booking is cancelled' })).toBeVisible();
    await awaitMail(site, EMAIL, /^Your booking is cancelled/);
    await page.goto('/your-journeys/');
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  });

  await test.step('erasing the account', async () => {
    await unfold(page, 'Erase my account');
    await page.getByLabel('Your e-mail address, to confirm it').fill(EMAIL);
    await page.getByRole('button', { name: 'Erase my account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is erased' })).toBeVisible();
    await page.goto('/your-journeys/');
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens the page, which leads back', async ({ page }) => {
    await page.goto(DOOR);
    await page.getByRole('main').getByRole('link', { name: 'My journeys' }).click();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
    await expect(page.locator('input[name=next]').first()).toHaveValue(DOOR);
  });
});
