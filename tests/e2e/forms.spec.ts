import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { PHONE } from './support/viewports.ts';

const BOOK = '/pattern-book/forms/';
const DONE = 'All of it has arrived.';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** An invalid and a valid value of each field, by name. */
const FIELDS: readonly [name: string, wrong: string, right: string][] = [
  ['name', 'A', 'Amina Idrissi'],
  ['email', 'amina', 'amina@example.com'],
  ['phone', '12', '+212 600 123456'],
  ['website', 'elsewhere', 'https://example.com/'],
  ['travellers', '99', '4'],
  ['arrival', '2001-01-01', '2099-04-12'],
  ['hour', '03:00', '14:30'],
];

/** The form with every kind of field. */
const everyField = (page: Page): Locator => page.locator('form', { has: page.locator('[name="origin"]') });
const box = (form: Locator, name: string): Locator => form.locator(`[data-field="${name}"]`);
const control = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

async function fillIn(form: Locator, column: 1 | 2): Promise<void> {
  for (const field of FIELDS) await control(form, field[0]).fill(field[column]);
}

async function chooseTheRest(form: Locator): Promise<void> {
  await control(form, 'by').selectOption('plane');
  await control(form, 'flight').fill('AT 801');
  await form.getByRole('radio', { name: 'Shared' }).check();
  await form.getByRole('checkbox', { name: 'Dunes' }).check();
  await form.getByRole('checkbox', { name: 'been to Morocco' }).check();
  await control(form, 'files').setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: PNG });
  await control(form, 'message').fill('Nothing else.');
  await form.getByRole('checkbox', { name: 'privacy policy' }).check();
}

/** Native validation would prevent the server's. */
const withoutNativeChecks = (form: Locator): Promise<void> =>
  form.evaluate((element) => element.setAttribute('novalidate', ''));

test('every kind of field shows its error, and accepts a valid value', async ({ page, faults }) => {
  faults.allow(/status of (422|503)/);
  await page.goto(BOOK);
  const form = everyField(page);
  await control(form, 'name').focus();
  await expect(page.locator('rihla-island', { has: form })).toHaveAttribute('data-state', 'mounted');

  await test.step('all errors are shown, the first has focus, axe finds nothing', async () => {
    await fillIn(form, 1);
    await expect(box(form, 'flight')).toBeHidden();
    await control(form, 'files').setInputFiles({ name: 'run.exe', mimeType: 'application/x-msdownload', buffer: PNG });
    await form.getByRole('button', { name: 'Send all of it' }).click();
    await expect(control(form, 'name')).toBeFocused();
    for (const name of [...FIELDS.map(([each]) => each), 'room', 'files', 'privacy'])
      await expect(box(form, name).locator('.r-field__fault'), name).toBeVisible();
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(10);
    expect(await findViolations(page)).toEqual([]);
  });
  await test.step('corrected errors are removed; conditional fields appear', async () => {
    await fillIn(form, 2);
    await chooseTheRest(form);
    await expect(form.locator('.r-field__fault:visible')).toHaveCount(0);
  });
  await test.step('nothing is lost when the server does not respond, nor on reload', async () => {
    await page.route('**/wp-json/rihla-pro/v1/forms/*', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await form.getByRole('button', { name: 'Send all of it' }).click();
    await expect(form.getByRole('alert')).toContainText('What you have written is kept');
    await page.reload();
    await control(form, 'name').scrollIntoViewIfNeeded();
    await expect(control(form, 'email')).toHaveValue('amina@example.com');
    await expect(control(form, 'flight')).toHaveValue('AT 801');
    await expect(form.getByRole('checkbox', { name: 'privacy policy' })).not.toBeChecked();
  });
  await test.step('it is accepted, and the message has focus', async () => {
    await form.getByRole('checkbox', { name: 'privacy policy' }).check();
    await control(form, 'files').setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: PNG });
    await form.getByRole('button', { name: 'Send all of it' }).click();
    const done = page.locator('.r-form__done', { hasText: DONE });
    await expect(done).toBeFocused({ timeout: 15_000 });
  });
});

test('on a tour a day is enquired about by keyboard only, in two steps', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tours/first-sand/');
  await page.locator('.r-itinerary summary').first().press('Enter');
  await page.getByRole('link', { name: /^Ask about this day: day 1/ }).press('Enter');
  const form = page.locator('#enquiry form');
  await expect(form.locator('.r-form__about')).toContainText(', day 1');
  await control(form, 'month').focus();
  await page.keyboard.press('o');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Now about you' }).press('Enter');
  await expect(control(form, 'name')).toBeVisible();
  await control(form, 'name').focus();
  await page.keyboard.type('Amina');
  await page.keyboard.press('Enter');
  await expect(control(form, 'email')).toBeFocused();
  await page.keyboard.type('amina@example.com');
  await form.getByRole('checkbox', { name: 'privacy policy' }).focus();
  await page.keyboard.press('Space');
  await form.getByRole('button', { name: 'Ask without obligation' }).press('Enter');
  await expect(page.locator('.r-form__done')).toContainText('We look at the calendar', { timeout: 15_000 });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is shown again with input and errors, and is then accepted, with its file', async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 422/);
    await page.goto(BOOK);
    const form = everyField(page);
    await withoutNativeChecks(form);
    await fillIn(form, 1);
    await form.getByRole('button', { name: 'Send all of it' }).click();
    await expect(form.getByRole('alert').getByRole('link').first()).toBeVisible();
    await expect(control(form, 'email')).toHaveValue('amina');
    await expect(box(form, 'email').locator('.r-field__fault')).toHaveText(/e-mail address/);
    await fillIn(form, 2);
    await chooseTheRest(form);
    await form.getByRole('button', { name: 'Send all of it' }).click();
    await expect(page.getByText(DONE)).toBeVisible();
  });
});
