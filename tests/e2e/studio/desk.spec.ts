import type { BrowserContext } from '@playwright/test';
import { expectSound } from './expectSound.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'desk' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

test('a call becomes an order: found from the head of the studio, with its letters, and cancelled without a promise of money', async ({
  admin,
  browser,
  studio,
}) => {
  const page = await admin.newPage();
  await test.step('the dashboard lists the day’s tasks, and links to the new booking', async () => {
    await page.goto('/admin');
    for (const name of [
      'Setting out, today and in the next seven days',
      'Money',
      'Holds that end',
      'Dates',
      'Enquiries',
    ])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Waiting for an answer' }).getByRole('listitem').first()).toBeVisible();
    for (const name of ['Make a tour', 'Add a date', 'Make a page'])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Make a booking' }).press('Enter');
    await expect(page).toHaveTitle(/^Book by telephone/);
  });

  await test.step('one screen, by keyboard: the price is updated, and the letter is previewed', async () => {
    const sum = page.getByRole('complementary');
    await page.getByLabel('Date', { exact: true }).selectOption({ index: 1 });
    await expect(sum.getByText('It costs')).toBeVisible();
    const alone = await sum.getByRole('definition').last().textContent();
    await page.getByLabel('Adults').fill('2');
    await expect(sum.getByText('2 adults')).toBeVisible();
    await expect(sum.getByRole('definition').last()).not.toHaveText(String(alone));
    await page.getByRole('button', { name: /^Book/ }).press('Enter');
    await expect(sum.getByRole('alert')).toHaveText('Write under which name it is booked.');
    await page.getByLabel('Name', { exact: true }).fill('Marta Ruiz');
    await page.getByLabel('Telephone').fill('+34 600 11 22 33');
    await page.getByLabel('E-mail').fill('marta@example.com');
    await page.getByLabel('Wishes of Adult (traveller 2)').fill('Vegetarian');
    await page.getByRole('radio', { name: 'By bank transfer' }).press('Space');
    await expectSound(page);
    await page.getByRole('button', { name: 'Read the letter first' }).press('Enter');
    const letter = page.getByRole('heading', { name: 'The letter to marta@example.com' });
    await expect(letter).toBeFocused();
    const frame = page.frameLocator('iframe[title^="The letter"]');
    await expect(frame.getByText('Hello Marta Ruiz')).toBeVisible();
    // A press right after scrolling past the letter must hit the button, not the letter.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByTitle(/^The letter/).hover();
    await page.mouse.wheel(0, -300);
    await page.getByRole('button', { name: 'Book and send the letter' }).click();
    await expect(page.getByRole('heading', { name: /^Booked as / })).toBeFocused();
    await page.setViewportSize({ width: 1600, height: 1000 });
    await expectSound(page);
  });

  await test.step('the order is found by telephone number, with travellers and letters', async () => {
    await page.goto('/admin/departures-board');
    const field = page.getByRole('searchbox', { name: /^Find a booking/ });
    await field.fill('600 11 22');
    await field.press('Enter');
    const results = page.getByRole('region', { name: 'Orders and bookings' });
    await expect(results.getByRole('listitem')).toHaveCount(1);
    await expectSound(page);
    await results.getByRole('link').press('Enter');
    // The form’s script comes with its first panel.
    await expect(page.getByRole('list', { name: /^Travellers of / })).toContainText('No name yet (adult): Vegetarian', {
      timeout: 30_000,
    });
    await expect(page.getByRole('region', { name: 'Letters about this order' })).toContainText('marta@example.com');
    await expect(page.getByRole('region', { name: 'Who booked' })).toContainText('+34 600 11 22 33');
    await expectSound(page);
  });

  await test.step('a password reset link is mailed from the account that the order links to', async () => {
    const order = page.url();
    const visitor = await browser.newPage({ baseURL: studio.origin });
    await visitor.goto('/your-journeys/');
    const main = visitor.getByRole('main');
    await main.getByLabel('E-mail').first().fill('marta@example.com');
    await main.getByRole('button', { name: 'Send me a link' }).click();
    await expect(visitor.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
    await visitor.goto(await newestLink(admin));
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await visitor.close();
    await page.reload();
    await page.getByRole('link', { name: 'Account of marta@example.com' }).press('Enter', { timeout: 30_000 });
    await expect(page).toHaveURL(/\/customers\/\d+/, { timeout: 30_000 });
    // Toasts are there once the page can be pressed.
    await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached', timeout: 30_000 });
    await page.getByRole('button', { name: 'Send a sign-in link' }).press('Enter');
    await expect(page.getByText(/^The link to marta@example\.com is /)).toBeVisible();
    await expectSound(page);
    await page.goto(order);
    await expect(page.getByRole('region', { name: 'Letters about this order' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('cancelling an unpaid order: the preview says that nothing is refunded', async () => {
    await page.getByRole('button', { name: /^Cancel this order/ }).press('Enter');
    const offer = page.getByRole('group', { name: 'Cancel this order?' });
    await expect(offer).toContainText('Nothing was paid, so nothing goes back.');
    await offer.getByRole('button', { name: 'Cancel this order' }).press('Enter');
    // The pressed button is gone; the focus goes on to what was said.
    await expect(page.getByText(/Nothing was paid, so nothing goes back\.$/)).toBeFocused();
    await expectSound(page);
    // Money, journeys and letters beside it are updated at once.
    await expect(page.getByText('Cancelled: nothing was paid')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Tours of this order' })).toContainText('cancelled');
  });
});

test('an enquiry becomes a booking with its values filled in', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin');
  const waiting = page.getByRole('list', { name: 'Waiting for an answer' });
  const [name] = await waiting.getByRole('link').allTextContents();
  await waiting.getByRole('link').first().press('Enter');
  await page.getByRole('link', { name: 'Make a booking' }).press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(String(name));
  await expect(page.getByRole('region', { name: 'What was asked' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Back to enquiry/ })).toBeVisible();
  await expectSound(page);
});

/** The sign-in link of the newest mail. */
async function newestLink(admin: BrowserContext): Promise<string> {
  const answer = await admin.request.get('/api/mails?limit=1&sort=-createdAt&depth=0');
  const { docs } = (await answer.json()) as { docs: { text?: string }[] };
  const link = /\/account\/enter\/[\w-]+\//.exec(docs[0]?.text ?? '')?.[0];
  if (!link) throw new Error('The newest mail has no link to sign in.');
  return link;
}
