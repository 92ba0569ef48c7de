import { expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('illegible colours of the chat are saved, with a warning and a suggestion', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/globals/chat');
  await page.getByRole('button', { name: 'Button and box' }).click();
  const background = page.getByLabel('Button and head', { exact: true });
  const warnings = page.getByText(/contrast of \d+\.\d to 1/);
  await expect(background).toHaveValue('#2db742');
  await expect(warnings.first()).toContainText('contrast of 2.6 to 1');

  await page
    .getByRole('button', { name: /^Use #/ })
    .first()
    .click();
  await expect(warnings).toHaveCount(0);
  await expect(background).not.toHaveValue('#2db742');

  await background.fill('#2db742');
  await expect(warnings).toHaveCount(2);
  await background.fill('#2541a8');
  await expect(warnings).toHaveCount(0);
});

test('errors of a number or a time are shown at the field, entirely', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/collections/chat-accounts/2');
  await page.getByLabel('Number or group invite link').fill('0612 345 678');
  await page.getByLabel('From').first().fill('9h');
  await page.getByRole('button', { name: 'Save' }).click();
  for (const message of [
    'Begin with the country code in place of the 0, such as +212 612345678 for Morocco.',
    'Write a time of the day such as 08:00 or 17:30.',
  ]) {
    const shown = page.getByText(message);
    await expect(shown).toBeVisible();
    expect(await shown.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
