import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const layout = [
  { blockType: 'heading', text: 'First', level: 'h2' },
  { blockType: 'heading', text: 'Second', level: 'h2' },
];

test('entries that two windows add to a menu are both saved', async ({ admin, studio }) => {
  const made = await admin.request.post('/api/menus', {
    data: { title: 'Two windows', items: [{ label: 'First', kind: 'address', address: '/one/' }] },
    headers: { origin: studio.origin },
  });
  const { doc } = (await made.json()) as { doc: { id: number; items: object[] } };
  const address = `/api/menus/${doc.id}?depth=0`;
  const page = await admin.newPage();
  await page.goto(`/admin/collections/menus/${doc.id}`);
  const title = page.getByRole('textbox', { name: /^Title/ }).first();
  await title.fill('Typed here', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Add entry' }).first().click();
  const labels = page.locator('input[name$=".label"]');
  await labels.nth(1).waitFor({ state: 'attached' });
  if (!(await labels.nth(1).isVisible()))
    await page
      .getByRole('button', { name: /^Toggle block/ })
      .nth(1)
      .click();
  await labels.nth(1).fill('Mine');

  const theirs = { label: 'Theirs', kind: 'address', address: '/two/' };
  await admin.request.patch(address, { data: { items: [...doc.items, theirs] }, headers: { origin: studio.origin } });
  await expect(labels).toHaveCount(3, { timeout: SAVED_WITHIN_MS });
  await expect(title).toHaveValue('Typed here');
  const news = page
    .getByRole('group')
    .filter({ hasText: 'Saved since you opened this, and in this window now: 1 change' });
  await news.getByText('Saved since you opened this').click();
  await expect(news.getByRole('listitem')).toContainText('Theirs');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const stored = async () => (await (await admin.request.get(address)).json()) as { items: { label: string }[] };
  await expect
    .poll(async () => (await stored()).items.map(({ label }) => label).sort(), { timeout: SAVED_WITHIN_MS })
    .toEqual(['First', 'Mine', 'Theirs']);
  await page.close();
});

test('fields of one account that two windows change are merged', async ({ admin }) => {
  const [first, second] = [await admin.newPage(), await admin.newPage()];
  const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ }).first();
  await first.goto('/admin/account');
  await name(first).waitFor({ timeout: 30_000 });
  const { user } = (await (await admin.request.get('/api/users/me')).json()) as { user: { id: number; name: string } };
  await second.goto(`/admin/collections/users/${user.id}`);
  await name(second).waitFor({ timeout: 30_000 });
  await expect(first.getByRole('status', { name: 'Who else is here' })).toContainText('another window too', {
    timeout: SAVED_WITHIN_MS,
  });
  await second.route('**/api/presence', (route) => route.abort());
  await name(first).fill('Named in one window');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await readUser(admin)).name, { timeout: SAVED_WITHIN_MS }).toBe('Named in one window');
  await name(second).fill('Named in the other');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = second.getByRole('dialog', { name: 'Two changes to the same thing' });
  await asked.getByRole('radio', { name: 'Theirs: Named in one window' }).check({ timeout: SAVED_WITHIN_MS });
  await asked.getByRole('button', { name: 'Go on with these' }).click();
  await expect(name(second)).toHaveValue('Named in one window');
  await name(second).fill(user.name);
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await readUser(admin)).name, { timeout: SAVED_WITHIN_MS }).toBe(user.name);
  await first.close();
  await second.close();
});

const readUser = async (admin: BrowserContext) =>
  ((await (await admin.request.get('/api/users/me')).json()) as { user: { name: string } }).user;

test('a document deleted elsewhere is kept by the window that has it open', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Deleted elsewhere', layout });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await admin.request.delete(`/api/pages/${id}`, { headers: { origin: studio.origin } });
  await editor.select(/^Heading: First/);
  const text = editor.settings.getByLabel(/^Text/);
  await text.fill('Typed too late');
  await expect(editor.status).toHaveText(/^This document was deleted: .* kept on this device/, {
    timeout: SAVED_WITHIN_MS,
  });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Make a new document of it' }).click();
  await loaded;
  await expect(editor.tree.getByRole('treeitem', { name: 'Heading: Typed too late' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Work that was not saved' })).toHaveCount(0);
  const [, made] = /(\d+)$/.exec(page.url()) ?? [];
  expect((await readDocument(admin, 'pages', Number(made))).layout).toMatchObject([{ text: 'Typed too late' }, {}]);
  await page.close();
});

test('a version is not restored over changes saved since it was viewed', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'One', layout });
  const save = (title: string) =>
    admin.request.patch(`/api/pages/${id}`, { data: { title }, headers: { origin: studio.origin } });
  await save('Two');
  const versions = await admin.request.get(`/api/pages/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0`);
  const { docs } = (await versions.json()) as { docs: { id: number }[] };
  const page = await admin.newPage();
  const noted = page.waitForResponse(/select/);
  await page.goto(`/admin/collections/pages/${id}/versions/${docs[0]?.id}`);
  await noted;
  await save('Three');
  await page.getByRole('button', { name: 'Restore this version' }).first().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/so no older version was restored/)).toBeVisible({ timeout: SAVED_WITHIN_MS });
  expect((await readDocument(admin, 'pages', id)).title).toBe('Three');
  await page.close();
});

test('a row added while the server answers an earlier change gets its fields', async ({ admin, studio }) => {
  const made = await admin.request.post('/api/menus', {
    data: { title: 'Slow answers' },
    headers: { origin: studio.origin },
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const page = await admin.newPage();
  const pressed = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**/collections/menus/${doc.id}`, async (route) => {
    const { headers, text } = { headers: route.request().headers(), text: route.request().postData() ?? '' };
    if (!headers['next-action'] || !text.includes('form-state')) return route.continue();
    const response = await route.fetch();
    asked.resolve();
    await pressed.promise;
    await route.fulfill({ response });
  });
  await page.goto(`/admin/collections/menus/${doc.id}`);
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Typed', { timeout: 30_000 });
  await asked.promise;
  await page.getByRole('button', { name: 'Add entry' }).click();
  pressed.resolve();
  await expect(page.locator('input[name="items.0.label"]')).toBeAttached({ timeout: SAVED_WITHIN_MS });
  await page.close();
});

test('input in a menu is offered again after its window has crashed', async ({ admin, studio }) => {
  const made = await admin.request.post('/api/menus', {
    data: { title: 'Crashed' },
    headers: { origin: studio.origin },
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const address = `/admin/collections/menus/${doc.id}`;
  const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ }).first();
  const labels = (page: Page) => page.locator('input[name="items.0.label"]');
  const page = await admin.newPage();
  await page.goto(address);
  await title(page).fill('Typed and gone', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Add entry' }).click();
  await labels(page).waitFor({ state: 'attached' });
  if (!(await labels(page).isVisible()))
    await page
      .getByRole('button', { name: /^Toggle block/ })
      .first()
      .click();
  await labels(page).fill('An entry and gone');
  await expect.poll(() => page.evaluate(readKept)).toContain('An entry and gone');
  const crashed = page.waitForEvent('crash');
  const devtools = await admin.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();

  const next = await admin.newPage();
  await next.goto(address);
  const offer = next.getByRole('region', { name: 'Fields that were not saved' });
  await offer.getByRole('button', { name: 'Take them' }).click({ timeout: 30_000 });
  await expect(title(next)).toHaveValue('Typed and gone');
  await expect(labels(next)).toHaveValue('An entry and gone');
  await next.close();
});

/** Data stored on this device, as text. */
function readKept(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('rihla-editor');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('unsaved').objectStore('unsaved').getAll();
      reading.onsuccess = () => resolve(JSON.stringify(reading.result));
    };
  });
}
