import { findViolations } from '../support/axe.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const PASSWORD = 'saffron and copper pots';

test('an invited user chooses a password and sees only the screens of booking staff', async ({
  admin,
  browser,
  studio,
}) => {
  const page = await admin.newPage();
  await page.goto('/admin/collections/users');
  const opener = page.getByRole('button', { name: 'Invite somebody' });
  await opener.click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  const faults = await findViolations(page);
  expect(faults.filter((fault) => fault.includes('rihla-invite'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Lahcen');
  await page.getByLabel('E-mail', { exact: true }).fill('lahcen@khettara.example');
  await page.getByRole('radio', { name: /^Bookings/ }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(
    page.getByText(/^The letter to lahcen@khettara.example is kept here under Mails, and nobody gets it/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again to Lahcen' })).toBeVisible();

  const { docs } = await page.evaluate(async () =>
    (await fetch('/api/mails?where[to][contains]=lahcen&limit=1')).json(),
  );
  const link = /https?:\/\/\S+\/invitation\/\S+/.exec(docs[0].text)?.[0] ?? '';
  const context = await browser.newContext({ baseURL: studio.origin });
  const own = await context.newPage();
  await own.goto(new URL(link).pathname);
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await own.getByLabel('Password again').fill(`${PASSWORD}!`);
  await own.getByRole('button', { name: 'Save it and go to the studio' }).click();
  await expect(own.getByText('The two passwords differ.')).toBeVisible();
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await own.getByLabel('Password again').fill(PASSWORD);
  await own.getByRole('button', { name: 'Save it and go to the studio' }).click();
  await expect(own.getByRole('heading', { name: 'Good to see you, Lahcen' })).toBeVisible({ timeout: 60_000 });
  await expect(own.getByRole('link', { name: 'Make a booking' })).toBeVisible();
  for (const name of ['Pages', 'Theme', 'Accounts', 'Tours', 'Make a page'])
    await expect(own.getByRole('link', { name, exact: true })).toHaveCount(0);
  expect((await own.goto(new URL(link).pathname))?.status()).toBe(404);
  await context.close();
});
