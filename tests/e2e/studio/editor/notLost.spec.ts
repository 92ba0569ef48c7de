import { ADMIN, expect, publishChanges, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const layout = [{ blockType: 'heading', text: 'Before', level: 'h2' }];
const textOf = async (...where: Parameters<typeof readDocument>) =>
  ((await readDocument(...where)).layout as { text: string }[])[0]?.text;

test('offline is shown in the status, and everything is saved once online again', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Without a network', layout });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await editor.select(/^Heading: Before/);
  const text = editor.settings.getByLabel(/^Text/);
  await text.waitFor();
  await admin.setOffline(true);
  await text.fill('Typed in a tunnel');
  await expect(editor.status).toHaveText(/^No connection: kept on this device/);
  await expect(editor.tree.getByRole('treeitem', { name: 'Heading: Typed in a tunnel' })).toBeVisible();
  await admin.setOffline(false);
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  expect(await textOf(admin, 'pages', id)).toBe('Typed in a tunnel');
  await text.fill('And after it');
  await expect.poll(() => textOf(admin, 'pages', id), { timeout: SAVED_WITHIN_MS }).toBe('And after it');
  await page.close();
});

test('changes of a window closed before saving are stored on the device, and offered to the next one', async ({
  admin,
  studio,
}) => {
  const id = await makeDocument(admin, studio.origin, { title: 'A closed window', layout });
  const first = await admin.newPage();
  const editor = await openEditor(first, 'pages', id);
  await editor.select(/^Heading: Before/);
  const text = editor.settings.getByLabel(/^Text/);
  await text.waitFor();
  await admin.setOffline(true);
  // A closing window may still receive the event that the network is back, and save.
  await first.route('**/api/pages/**', (route) => route.abort());
  await text.fill('Never sent');
  await expect(editor.status).toHaveText(/kept on this device/);
  await first.evaluate(readUnsaved);
  await first.close();
  await admin.setOffline(false);
  expect(await textOf(admin, 'pages', id)).toBe('Before');

  const next = await admin.newPage();
  const again = await openEditor(next, 'pages', id);
  await next
    .getByRole('region', { name: 'Work that was not saved' })
    .getByRole('button', { name: 'Take them' })
    .click();
  await expect(again.tree.getByRole('treeitem', { name: 'Heading: Never sent' })).toBeVisible();
  await expect.poll(() => textOf(admin, 'pages', id), { timeout: SAVED_WITHIN_MS }).toBe('Never sent');
  await next.close();
});

test('after the session has expired the status asks to sign in elsewhere, and everything is saved after it', async ({
  admin,
  studio,
}) => {
  const id = await makeDocument(admin, studio.origin, { title: 'A session that ends', layout });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await editor.select(/^Heading: Before/);
  const text = editor.settings.getByLabel(/^Text/);
  await text.waitFor();
  const cookies = await admin.cookies();
  await admin.clearCookies();
  await text.fill('Typed as nobody');
  await expect(editor.status).toHaveText(/^You were signed out: sign in again in another tab; nothing is lost/, {
    timeout: SAVED_WITHIN_MS,
  });
  const login = await admin.request.post('/api/users/login', {
    data: { email: ADMIN.email, password: ADMIN.password },
    headers: { origin: studio.origin },
  });
  expect(login.ok()).toBe(true);
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  expect(await textOf(admin, 'pages', id)).toBe('Typed as nobody');
  await admin.addCookies(cookies);
  await page.close();
});

test('the last input in a rich text is kept when another action follows immediately', async ({ admin, studio }) => {
  const element = { version: 1, format: '', indent: 0, direction: null };
  const content = { root: { ...element, type: 'root', children: [{ ...element, type: 'paragraph', children: [] }] } };
  const id = await makeDocument(admin, studio.origin, {
    title: 'Left at once',
    layout: [...layout, { blockType: 'rich-text', content }],
  });
  const page = await admin.newPage();
  await page.addInitScript(neverBeIdle);
  const editor = await openEditor(page, 'pages', id);
  const text = editor.settings.locator('[contenteditable=true]').first();
  const type = async (words: string) => {
    await text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(words);
    await expect(text).toContainText(words);
  };
  const stored = async () => JSON.stringify((await readDocument(admin, 'pages', id)).layout);

  await test.step('another block is chosen in the tree', async () => {
    await editor.select(/^Text/);
    await type('One.');
    await editor.select(/^Heading/);
    await editor.settings.getByLabel(/^Text/).waitFor();
    await editor.select(/^Text/);
    await expect(text).toHaveText('One.');
  });

  await test.step('another block is chosen on the page', async () => {
    await type('Two.');
    await editor.page.getByRole('heading', { name: 'Before' }).click();
    await editor.settings.getByLabel(/^Text/).waitFor();
    await expect.poll(stored, { timeout: SAVED_WITHIN_MS }).toContain('One.Two.');
  });

  await test.step('it is published', async () => {
    await editor.select(/^Text/);
    await type('Three.');
    await publishChanges(page);
    expect(await stored()).toContain('One.Two.Three.');
  });
  await page.close();
});

test('the last input in a rich text field of the form is kept when it is saved immediately', async ({
  admin,
  studio,
}) => {
  const made = await admin.request.post('/api/forms?depth=0', {
    data: { title: 'Typed and saved', after: { kind: 'message' }, _status: 'draft' },
    headers: { origin: studio.origin },
  });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  const page = await admin.newPage();
  await page.addInitScript(neverBeIdle);
  const editor = await openEditor(page, 'forms', id);
  await editor.showDetails();
  await page.getByRole('button', { name: 'After sending' }).click();
  const text = page.locator('[data-field-path="after.message"] [contenteditable=true]').first();
  await text.click();
  await page.keyboard.type('Thank you.');
  await expect(text).toHaveText('Thank you.');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('ControlOrMeta+s');
  await saved;
  const answer = await admin.request.get(`/api/forms/${id}?depth=0&draft=true`);
  expect(JSON.stringify(await answer.json())).toContain('Thank you.');
  await page.close();
});

/** Puts off what is done when the browser is idle, as on a busy machine, and longer. */
function neverBeIdle(): void {
  if (window !== window.top) return;
  window.requestIdleCallback = (work) =>
    window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), 60_000);
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
}

/** Resolves once the browser has written pending data: a read of its database follows the write. */
function readUnsaved(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('rihla-editor');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('unsaved').objectStore('unsaved').count();
      reading.onsuccess = () => resolve(reading.result);
    };
  });
}
