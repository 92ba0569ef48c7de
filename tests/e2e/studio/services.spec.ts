import { expectSound } from './expectSound.ts';
import { ADMIN, expect, test } from './studioTest.ts';

test.use({ journey: 'desk' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('an admin sets keys by keyboard: errors are at their fields, the secret is not shown again, and the service is in use', async ({
  admin,
}) => {
  const page = await admin.newPage();
  await page.goto('/admin/services');
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
  await expectSound(page);
  const card = page.getByRole('form', { name: 'Stripe' });
  const key = card.getByLabel('Secret or restricted key');

  await test.step('a key of the wrong kind is named, and not repeated', async () => {
    await key.fill('pk_live_walnut');
    await card.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(key).toHaveAccessibleDescription(/Secret keys begin with sk_ or rk_/);
    await expect(key).toHaveAttribute('aria-invalid', 'true');
    await expect(card.getByRole('alert')).toHaveText('Something is to be corrected first.');
    await expectSound(page);
  });

  await test.step('saving requires the user’s password', async () => {
    await key.fill('sk_live_walnut0123456789');
    await card.getByLabel('Signing secret of the webhook').fill('whsec_almond0123456789');
    await card.getByLabel('Your own password').fill('not the password');
    await card.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(card.getByRole('alert')).toContainText('This is not your password');
  });

  await test.step('with the password it is saved, and only the last characters are shown', async () => {
    await card.getByLabel('Your own password').fill(ADMIN.password);
    await card.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(card.getByRole('status')).toHaveText('Saved, and in use from now on.');
    const answer = await page.goto('/admin/services');
    expect(await answer?.text()).not.toMatch(/walnut|almond/);
    await expect(key).toHaveAccessibleDescription('Set, ends in …6789. Leave it empty to keep it.');
    await expect(key).toHaveValue('');
    await expectSound(page);
  });

  await test.step('the health page lists missing services', async () => {
    const health = await page.request.get('/admin/health');
    expect(await health.text()).toContain('No mail server is set up');
    await page.goto('/admin/services');
  });

  await test.step('a server in the own network is refused', async () => {
    const mail = page.getByRole('form', { name: 'Mail server' });
    await mail.getByLabel('Server').fill('127.0.0.1');
    await mail.getByLabel('Port').fill('25');
    await mail.getByRole('button', { name: 'Try it' }).press('Enter');
    await expect(mail.getByLabel('Server')).toHaveAccessibleDescription(/inside your own network/);
  });

  await test.step('the keys are removed', async () => {
    await card.getByLabel('Your own password').fill(ADMIN.password);
    await card.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(card.getByRole('status')).toHaveText('The keys are gone.');
    await expect(card.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  });
});
