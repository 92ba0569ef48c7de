import { expectSound } from './expectSound.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'desk' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const NOTICE = 'First paragraph, paid online by a time';

test('a letter is edited by keyboard, previewed, sent to the user, and reset', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/letters');
  await expect(page.getByRole('heading', { name: 'Letters', exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Booking placed, not paid yet' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Booking placed, not paid yet' })).toBeVisible();
  const frame = page.frameLocator('iframe[title^="The letter"]');
  await expect(frame.getByText(/Your places are held until \S/).last()).toBeVisible();
  await expectSound(page);
  const field = page.getByRole('textbox', { name: NOTICE });
  const save = page.getByRole('button', { name: 'Save' });

  await test.step('a missing or unknown placeholder is named, and nothing is saved', async () => {
    await field.fill('We keep your places.');
    await expect(field).toHaveAccessibleDescription('{until} is missing, which travellers need. Add it.');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await field.fill('We keep your places, {nmae}.');
    await expect(field).toHaveAccessibleDescription(/\{nmae\} is nothing that this text can fill in/);
  });

  await test.step('a button writes the placeholder where the caret is', async () => {
    await field.fill('We keep your places <b>until</b> .');
    await field.press('ArrowLeft');
    await page
      .getByRole('button', { name: /^\{until\}/ })
      .first()
      .press('Enter');
    await expect(field).toHaveValue('We keep your places <b>until</b> {until}.');
    await expect(field).toBeFocused();
    await expect(frame.getByText(/^We keep your places <b>until<\/b> .*\d/).last()).toBeVisible();
    await expectSound(page);
  });

  await test.step('the letter is saved, sent to the user, and listed as changed', async () => {
    await save.press('Enter');
    await expect(page.getByText('Saved. The next letters say it.')).toBeVisible();
    await page.getByRole('button', { name: 'Send it to me' }).press('Enter');
    await expect(page.getByText(/^The letter to .* is /)).toBeVisible();
    await page.goto('/admin/letters');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Booking placed/ }) });
    await expect(row).toContainText('Changed: English');
  });

  await test.step('other languages keep their own', async () => {
    await page.getByRole('link', { name: 'Booking placed, not paid yet' }).press('Enter');
    await expect(page.getByRole('textbox', { name: NOTICE })).toHaveValue(/^We keep your places/);
    await page.getByRole('link', { name: 'العربية' }).press('Enter');
    await expect(page.getByRole('textbox', { name: NOTICE })).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('textbox', { name: NOTICE })).not.toHaveValue(/We keep/);
    await expectSound(page);
    await page.getByRole('link', { name: 'English' }).press('Enter');
  });

  await test.step('the letter is reset', async () => {
    // The letter is shown once the page is interactive.
    await expect(frame.getByText(/^We keep your places/).last()).toBeVisible();
    await page.getByRole('button', { name: 'Put back to the default' }).press('Enter');
    await expect(page.getByRole('textbox', { name: NOTICE })).toBeFocused();
    await expect(page.getByRole('textbox', { name: NOTICE })).toHaveValue(/^Your places are held until \{until\}/);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Saved. The next letters say it.')).toBeVisible();
    await page.goto('/admin/letters');
    await expect(page.getByText('Changed: English')).toHaveCount(0);
  });
});
