import { expect } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { test } from './studioTest.ts';

test.use({ journey: 'bookings' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('somebody who rings is booked by the keyboard, and the places are seen on the departure', async ({
  admin,
  studio,
}) => {
  const page = await admin.newPage();
  await page.goto(`${studio.origin}/admin/collections/bookings/create`);
  const field = page.locator('.field-type.relationship').filter({ hasText: 'Departure' });
  await field.getByRole('combobox').or(field.locator('.rs__control')).first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('table')).toBeVisible();
  await expect(drawer.getByRole('heading', { name: /^Departures in/ })).toHaveCount(0);
  const row = drawer.getByRole('row').filter({ hasText: 'Open' }).first();
  await row.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toHaveCount(0);

  await page.getByLabel('Adults').fill('40');
  await page.getByLabel('Name').fill('Marta Ruiz');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText(/of the 40 places are left/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Marta Ruiz');
  await page.getByLabel('Adults').fill('2');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  const facts = page.getByRole('region', { name: 'This booking' });
  await expect(facts).toContainText(/2 travellers, €[\d,.]+/);
  await expect(facts).toContainText(/On hold until .*: (29|30) minutes from now/);

  // The page of the new booking takes the place of the empty form.
  await page.waitForURL(/\/bookings\/\d+/);
  await expect(page.getByText('Booking successfully created.')).toBeVisible();
  // Of a stack of messages only the first can be pressed, and all go by themselves.
  const known = (line: string) => /\.popup-button--custom|\.toast-/.test(line);
  expect((await findViolations(page)).filter((line) => !known(line))).toEqual([]);

  const status = page.locator('#field-status').getByRole('combobox');
  await status.fill('Confirmed');
  await status.press('Enter');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(facts).toContainText('Confirmed, by');
  await expect(facts.getByRole('listitem')).toHaveCount(2);
  await page.close();
});
