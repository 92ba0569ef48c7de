import type { Page } from '@playwright/test';
import { totpCode } from '../../support/totpCode.ts';
import { findViolations } from '../support/axe.ts';
import { ADMIN, expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const WIDTHS = [360, 820, 1440];
let secret = '';
let codes: string[] = [];

/** An unused code, by waiting for the next half minute: each code works once. */
function codeIn(seconds: number): string {
  return totpCode(secret, Date.now() + seconds * 1000);
}

async function expectSoundAt(page: Page, part: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await findViolations(page);
    expect(faults.filter((fault) => fault.includes(part))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
}

test('a user sets up a second step in their account, by keyboard', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/account');
  const region = page.getByRole('region', { name: 'Signing in with a second step' });
  await region.getByRole('button', { name: 'Set it up' }).press('Enter');
  await expect(region.getByLabel('Your own password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(region.getByRole('alert')).toContainText('This is not your password');
  await region.getByLabel('Your own password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(region.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  secret = ((await region.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectSoundAt(page, 'second-step');
  await region.getByLabel('Write the six digits').fill('000000');
  await page.keyboard.press('Enter');
  await expect(region.getByRole('alert')).toContainText('not the code that the app shows');
  await region.getByLabel('Write the six digits').fill(codeIn(-30));
  await page.keyboard.press('Enter');
  await expect(region.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  codes = await region.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectSoundAt(page, 'second-step');
  await region.getByRole('button', { name: 'I have kept them' }).click();
  await expect(region.getByText('10 recovery codes are left.')).toBeVisible();

  // Also on a phone a refused field says why.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('textbox', { name: 'Name', exact: false }).first().fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
});

test('after the password the sign-in page asks for a code, each of which works once', async ({ browser, studio }) => {
  const context = await browser.newContext({ baseURL: studio.origin });
  const page = await context.newPage();
  await page.goto('/admin/login?redirect=%2Fadmin%2Fcollections%2Fusers');
  await expectSoundAt(page, 'sign-in');
  await typePassword(page);
  const code = page.getByLabel('Code of your app');
  await expect(code).toBeFocused();
  await expectSoundAt(page, 'sign-in');
  await code.fill('123 456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not right' })).toBeVisible();
  await code.fill(codeIn(0));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/collections\/users/, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible({ timeout: 30_000 });
  await context.close();
});

/** An authenticator of the browser, as a telephone with a fingerprint reader would be. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a recovery code replaces the app’s code, a passkey both; then the second step is turned off', async ({
  browser,
  studio,
}) => {
  const context = await browser.newContext({ baseURL: studio.origin });
  const page = await context.newPage();
  await page.goto('/admin/login');
  await typePassword(page);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible({ timeout: 30_000 });
  await page.goto('/admin/account');
  const region = page.getByRole('region', { name: 'Signing in with a second step' });
  await expect(region.getByText('9 recovery codes are left.')).toBeVisible({ timeout: 20_000 });

  await addAuthenticator(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await passkeys.getByLabel('Name, by which you know it again').fill('My telephone');
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await expectSoundAt(page, 'second-step');
  await page.keyboard.press('Enter');
  await expect(passkeys.getByRole('listitem').filter({ hasText: 'My telephone' })).toContainText('Not used yet.');
  await expect(passkeys.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await expectSoundAt(page, 'second-step');
  await context.clearCookies();
  const withPasskey = page.getByRole('button', { name: 'Sign in with a passkey' });
  // The page may be a few seconds old.
  await expect(async () => {
    await page.goto('/admin/login');
    await expect(withPasskey).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
  await expectSoundAt(page, 'sign-in');
  await withPasskey.click();
  await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible({ timeout: 30_000 });
  await page.goto('/admin/account');
  await passkeys.getByRole('button', { name: 'Remove it: My telephone' }).click();
  await passkeys.getByLabel('Your own password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('“My telephone” is removed.')).toBeVisible();

  await region.getByRole('button', { name: 'Turn it off' }).click();
  await region.getByLabel('Your own password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(region.getByText('The second step is off')).toBeVisible();
  await context.close();
});
