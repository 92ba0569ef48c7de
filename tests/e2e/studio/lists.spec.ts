import type { APIRequestContext, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'desk' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const NEXT = '/pay-here/';

/** Waits for the script of the page, which names controls that Payload leaves unnamed. */
async function expectNoFaults(page: Page): Promise<void> {
  await expect.poll(() => findViolations(page), { timeout: 30_000 }).toEqual([]);
}

test('accounts are invited and translations begin on their document: neither list has a “Create new” button', async ({
  admin,
  studio,
}) => {
  const api = apiOf(admin.request, studio.origin);
  await api('POST', '/api/globals/languages', { offered: ['fr'] });
  const { docs } = await api<{ docs: { id: number; title: string }[] }>('GET', '/api/pages?limit=1&depth=0&sort=id');
  const [of] = docs;
  if (!of) throw new Error('The demo has no page.');
  const { doc } = await api<{ doc: { id: number } }>('POST', '/api/translations?draft=true', {
    ...{ of: `pages:${of.id}`, locale: 'fr', title: 'Une page', _status: 'draft' },
  });
  const page = await admin.newPage();
  await page.goto('/admin/collections/users');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await expect(page.getByRole('link', { name: /^Create new/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Choose the password yourself instead' })).toHaveAttribute(
    'href',
    '/admin/collections/users/create',
  );

  await page.goto('/admin/collections/translations');
  const row = page.getByRole('row').filter({ hasText: 'Une page' });
  await expect(row.getByText(of.title, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Create new/i })).toHaveCount(0);
  await page.goto(`/admin/collections/translations/${doc.id}`);
  await expect(page.getByRole('link', { name: `${of.title} (page)` })).toBeVisible();
  await expect(page.getByText(`pages:${of.id}`)).toHaveCount(0);
  // Shown by a script on wide screens; a frame without a name was found only when it came before axe.
  await expect(page.getByLabel('Preview of the page')).toBeVisible();
  await expectNoFaults(page);
  await page.close();
});

test('a page that the shop needs is deleted by replacing it with another', async ({ admin, studio, request }) => {
  const api = apiOf(admin.request, studio.origin);
  const shop = await api<{ checkoutPage: number }>('GET', '/api/globals/shop?depth=0');
  const old = await api<{ path: string }>('GET', `/api/pages/${shop.checkoutPage}?depth=0`);
  const layout = [{ blockType: 'heading', text: 'Pay here' }, { blockType: 'checkout' }];
  const { doc } = await api<{ doc: { id: number } }>('POST', '/api/pages', {
    ...{ title: 'Pay here', path: NEXT, layout, _status: 'published' },
  });
  const page = await admin.newPage();
  await page.goto(`/admin/collections/pages/${shop.checkoutPage}`);
  await page.getByRole('group', { name: 'What to edit' }).getByRole('button', { name: 'Details' }).click();
  const panel = page.getByRole('region', { name: 'Needed by the shop' });
  await expect(panel).toContainText('This is the page of the checkout.');
  const replace = panel.getByRole('button', { name: 'Put it in place, this one into the trash' });
  // Pressed before its script has loaded, it does nothing.
  await expect(async () => {
    await replace.click();
    await expect(panel.getByRole('alert')).toHaveText('Choose the page that takes its place.', { timeout: 2_000 });
  }).toPass();
  await expectNoFaults(page);
  await panel.getByRole('combobox', { name: 'Page that takes its place' }).selectOption(`Pay here (${NEXT})`);
  await replace.click();
  await expect(page).toHaveURL(new RegExp(`/pages/${doc.id}$`), { timeout: 60_000 });
  expect(await api('GET', '/api/globals/shop?depth=0')).toMatchObject({ checkoutPage: doc.id });
  await expect.poll(async () => (await request.get(`${studio.origin}${old.path}`)).text()).toContain('Pay here');
  await page.close();
});

test('guides are named on the board of departures', async ({ admin, studio }) => {
  const api = apiOf(admin.request, studio.origin);
  const page = await admin.newPage();
  await page.goto('/admin/departures-board');
  await page.locator('.rihla-board-row summary').first().click();
  const guides = page.locator('.rihla-board-guides');
  await guides.getByRole('button', { name: 'Choose guides' }).click();
  await guides.getByRole('checkbox').first().check();
  await expect(guides.getByRole('status')).toHaveText('Saved.');
  await expect(guides).not.toContainText('nobody yet');
  await expectNoFaults(page);
  const { totalDocs } = await api<{ totalDocs: number }>('GET', '/api/departures?where[guides][exists]=true&limit=1');
  expect(totalDocs).toBe(1);
  await page.close();
});

test('a form with unsaved changes of another user opens without a lock', async ({ admin, browser, studio }) => {
  const api = apiOf(admin.request, studio.origin);
  const account = { name: 'Youssef', email: 'youssef@khettara.example', password: 'saffron and copper pots' };
  await api('POST', '/api/users', { ...account, role: 'editor' });
  const other = await browser.newContext({ baseURL: studio.origin });
  await apiOf(other.request, studio.origin)('POST', '/api/users/login', account);
  const [first, second] = [await admin.newPage(), await other.newPage()];
  const nameOf = (page: typeof first) => page.getByRole('textbox', { name: /^Name/ }).first();
  await first.goto('/admin/globals/site');
  await nameOf(first).fill('Khettara and friends');
  // The studio records an unsaved change with the form's next request.
  await expect(first.getByRole('button', { name: 'Save' })).toBeEnabled();
  await first.waitForLoadState('networkidle');
  await second.goto('/admin/globals/site');
  await nameOf(second).fill('Khettara and family');
  await expect(nameOf(second)).toHaveValue('Khettara and family');
  await expect(second.getByText('Document locked')).toHaveCount(0);
  await first.close();
  await other.close();
});

/** Calls the studio's API as the signed-in user. */
function apiOf(request: APIRequestContext, origin: string) {
  return async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(`${origin}${path}`, { method, headers: { origin }, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  };
}
