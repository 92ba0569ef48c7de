import { findViolations } from '../support/axe.ts';
import { ADMIN, expect, test } from './studioTest.ts';

test.use({ journey: 'claim' });
test.describe.configure({ mode: 'serial', timeout: 90_000 });

test('a visitor cannot create the first account', async ({ page, request, studio }) => {
  const first = await request.post(`${studio.origin}/api/users/first-register`, {
    data: { name: 'Stranger', email: 'stranger@example.com', password: 'a long enough password' },
  });
  expect(first.status()).toBe(403);
  const response = await page.goto(`${studio.origin}/admin/create-first-user`);
  expect(response?.status()).toBe(403);
  const guess = await page.goto(`${studio.origin}/claim/${'A'.repeat(43)}/`);
  expect(guess?.status()).toBe(404);
});

test('the link keeps input after an error', async ({ page, studio }) => {
  await page.goto(studio.claimLink);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Lahcen');
  await page.getByLabel('E-mail').fill('lahcen@khettara.example');
  await page.getByLabel('Password', { exact: true }).fill('long enough, one');
  await page.getByLabel('Password again').fill('long enough, two');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Lahcen');
  await expect(page.getByLabel('E-mail')).toHaveValue('lahcen@khettara.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the link creates one account, signed in, and no second', async ({ context, page, studio }) => {
  await page.goto(studio.claimLink);
  await page.getByLabel('Your name').fill(ADMIN.name);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByLabel('Password again').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: /^Good to see you/ }).waitFor({ timeout: 60_000 });
  expect((await context.cookies()).find(({ name }) => name === 'payload-token')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  const again = await page.goto(studio.claimLink);
  expect(again?.status()).toBe(404);
});
