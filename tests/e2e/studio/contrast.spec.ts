import { expect, test } from './studioTest.ts';

test.use({ journey: 'contrast' });
test.describe.configure({ timeout: 120_000 });

test('colours of the chat that cannot be read are kept, with a warning and an offer', async ({ admin }) => {
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
