import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { ADMIN, expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const EDITOR = { name: 'Salma Alaoui', email: 'salma@khettara.example', password: 'figs drying on the roof' };
const NEW_PASSWORD = 'oranges beside the well';
/** A form is read-only until the studio has loaded it, in ms. */
const READY = { timeout: 20_000 };

async function openAccount(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/admin/account');
  await expect(page.getByLabel('Name')).toBeEnabled(READY);
  return page;
}

/** At human speed: Payload validates with a delay after each change, and compares two passwords as they were then. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).clear();
  await page.getByLabel(label).pressSequentially(text, { delay: 30 });
}

/**
 * Payload validates input with a delay, and until then considers two equal passwords different and sends nothing. The
 * test waits for the request and its effect: a second press would send a password that is no longer the current one,
 * or an address that is taken.
 */
async function saveUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    const sending = page.waitForRequest(isSave, { timeout: 1_000 }).catch(() => undefined);
    await page.getByRole('button', { name: 'Save' }).click();
    const answer = await (await sending)?.response();
    await expect(shown).toBeVisible({ timeout: answer?.ok() ? READY.timeout : 3_000 });
  }).toPass({ timeout: 40_000 });
}

function isSave(request: Request): boolean {
  return /^(PATCH|POST)$/.test(request.method()) && new URL(request.url()).pathname.startsWith('/api/users');
}

async function signIn(context: BrowserContext, password: string): Promise<Page> {
  const page = await context.newPage();
  const answer = await page.goto('/admin/login');
  expect(answer?.status()).toBe(200);
  await page.getByLabel('Email').fill(EDITOR.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  return page;
}

test('an account is created with a valid password; errors of an invalid one are shown at the field', async ({
  admin,
}) => {
  const page = await admin.newPage();
  await page.goto('/admin/collections/users/create');
  await expect(page.getByLabel('Name')).toBeEnabled(READY);
  await page.getByLabel('Name').fill(EDITOR.name);
  await page.getByLabel('Email').fill(EDITOR.email);
  await type(page, 'New Password', 'administrator');
  await type(page, 'Confirm Password', 'administrator');
  await saveUntil(page, page.getByText('among those that are tried first'));
  await type(page, 'New Password', EDITOR.password);
  await type(page, 'Confirm Password', EDITOR.password);
  await saveUntil(page, page.getByRole('button', { name: 'Change Password' }));
  await expect(page).toHaveURL(/\/users\/\d+/, READY);
});

test('its owner changes the password with the current one, which ends all other sessions', async ({
  browser,
  studio,
}) => {
  const [here, elsewhere] = [
    await browser.newContext({ baseURL: studio.origin }),
    await browser.newContext({ baseURL: studio.origin }),
  ];
  for (const context of [here, elsewhere]) {
    const page = await signIn(context, EDITOR.password);
    await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible(READY);
  }
  const page = await openAccount(here);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await type(page, 'New Password', 'administrator');
  await type(page, 'Confirm Password', 'administrator');
  await type(page, 'Your current password', EDITOR.password);
  await saveUntil(page, page.getByRole('alert').getByText('among those that are tried first'));
  await page.getByRole('button', { name: 'Change Password' }).click();
  await type(page, 'New Password', NEW_PASSWORD);
  await type(page, 'Confirm Password', NEW_PASSWORD);
  await type(page, 'Your current password', 'not the current one');
  await saveUntil(page, page.getByText('not your current password'));
  await type(page, 'Your current password', EDITOR.password);
  await saveUntil(page, page.getByText('Saved.', { exact: true }));
  await expect(page.getByLabel('Your current password')).toHaveCount(0);

  const out = await elsewhere.newPage();
  await out.goto('/admin/account');
  await expect(out).toHaveURL(/\/admin\/login/);
  await here.close();
  await elsewhere.close();
});

test('changing an e-mail address asks for the current password too', async ({ admin }) => {
  const page = await openAccount(admin);
  await expect(page.getByLabel('Your current password')).toHaveCount(0);
  await page.getByLabel('Email').fill('other@khettara.example');
  await expect(page.getByLabel('Your current password')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await expect(page.getByLabel('Your current password')).toHaveCount(0);
});

test('sessions are listed with the account, and ended one by one', async ({ admin, browser, studio }) => {
  const elsewhere = await browser.newContext({ baseURL: studio.origin });
  const other = await signIn(elsewhere, NEW_PASSWORD);
  await expect(other.getByRole('heading', { name: /^Good to see you/ })).toBeVisible(READY);

  const page = await admin.newPage();
  await page.goto('/admin/collections/users');
  await page.getByRole('link', { name: EDITOR.name }).click();
  const list = page.getByRole('region', { name: 'Where this account is signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2, READY);
  await list.getByRole('button', { name: 'End all of them' }).click();
  await expect(list.getByText('The sessions are ended.')).toBeVisible(READY);
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await other.goto('/admin/account');
  await expect(other).toHaveURL(/\/admin\/login/);

  const own = await openAccount(admin);
  await expect(own.getByRole('region').getByText('(this one)')).toBeVisible(READY);
  await expect(own.getByText('Chrome on Linux')).toBeVisible();
  await elsewhere.close();
});
