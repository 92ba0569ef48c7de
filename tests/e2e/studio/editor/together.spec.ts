import type { BrowserContext, Page } from '@playwright/test';
import { expect, layoutEditor, publishChanges, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const layout = [
  { blockType: 'heading', text: 'First', level: 'h2' },
  { blockType: 'heading', text: 'Second', level: 'h2' },
];
const textsOf = async (admin: BrowserContext, id: number) =>
  ((await readDocument(admin, 'pages', id)).layout as { text: string }[]).map(({ text }) => text);

async function typeInto(page: Page, block: RegExp, text: string) {
  const editor = layoutEditor(page);
  await editor.select(block);
  const field = editor.settings.getByLabel(/^Text/);
  await field.waitFor();
  await field.fill(text);
}

test('changes of two windows are merged; conflicts are asked about, and nothing is lost', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Two windows', layout });
  const [first, second] = [await admin.newPage(), await admin.newPage()];
  const editors = [await openEditor(first, 'pages', id), await openEditor(second, 'pages', id)] as const;
  const here = second.getByRole('status', { name: 'Who else is here' });
  await expect(here).toContainText('You have this open in another window too', { timeout: SAVED_WITHIN_MS });

  // The second window receives no presence event before it saves.
  await second.route('**/api/presence', (route) => route.abort());
  await typeInto(first, /^Heading: First/, 'First, by the one');
  await expect(editors[0].status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  await typeInto(second, /^Heading: Second/, 'Second, by the other');
  await expect
    .poll(() => textsOf(admin, id), { timeout: SAVED_WITHIN_MS })
    .toEqual(['First, by the one', 'Second, by the other']);
  await expect(editors[1].tree.getByRole('treeitem', { name: 'Heading: First, by the one' })).toBeVisible();
  // The first window merges it silently.
  await expect(editors[0].tree.getByRole('treeitem', { name: 'Heading: Second, by the other' })).toBeVisible({
    timeout: SAVED_WITHIN_MS,
  });

  await first.route('**/api/presence', (route) => route.abort());
  await typeInto(first, /^Heading: First/, 'Dunes');
  await expect.poll(() => textsOf(admin, id), { timeout: SAVED_WITHIN_MS }).toContain('Dunes');
  await typeInto(second, /^Heading: First/, 'Palms');
  const asked = second.getByRole('dialog', { name: 'Two changes to the same thing' });
  await expect(asked).toBeVisible({ timeout: SAVED_WITHIN_MS });
  await expect(asked.getByRole('radio', { name: 'Yours: Palms' })).toBeVisible();
  await expect(asked.getByRole('radio', { name: 'Theirs: Dunes' })).toBeVisible();
  expect(await textsOf(admin, id)).toContain('Dunes');
  await asked.getByRole('radio', { name: 'Yours: Palms' }).check();
  await asked.getByRole('button', { name: 'Go on with these' }).click();
  await expect.poll(() => textsOf(admin, id), { timeout: SAVED_WITHIN_MS }).toEqual(['Palms', 'Second, by the other']);
  await first.unroute('**/api/presence');
  await expect(editors[0].tree.getByRole('treeitem', { name: 'Heading: Palms' })).toBeVisible({
    timeout: SAVED_WITHIN_MS,
  });
  await first.close();
  await second.close();
});

test('settings without a layout are merged too', async ({ admin }) => {
  const [first, second] = [await admin.newPage(), await admin.newPage()];
  const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ }).first();
  const tagline = (page: Page) => page.getByRole('textbox', { name: /^Line below the name/ }).first();
  for (const page of [first, second]) {
    await page.goto('/admin/globals/site');
    await name(page).waitFor({ timeout: 30_000 });
    await page.route('**/api/presence', (route) => route.abort());
  }
  await name(first).fill('Named by the one');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  const stored = async () => (await (await admin.request.get('/api/globals/site')).json()) as Record<string, string>;
  await expect.poll(async () => (await stored()).name, { timeout: SAVED_WITHIN_MS }).toBe('Named by the one');
  await tagline(second).fill('Said by the other');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name(second)).toHaveValue('Named by the one', { timeout: SAVED_WITHIN_MS });
  await expect(tagline(second)).toHaveValue('Said by the other');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await stored()).tagline, { timeout: SAVED_WITHIN_MS }).toBe('Said by the other');
  expect((await stored()).name).toBe('Named by the one');
  await first.close();
  await second.close();
});

test('input in fields just before the window closed is offered again', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'A title', layout });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await page.route(/[?&]autosave=true/, () => undefined);
  await editor.showDetails();
  const title = (of: Page) => of.getByRole('textbox', { name: /^Title/ }).first();
  const summary = (of: Page) => of.getByRole('textbox', { name: /^Summary/ }).first();
  page.on('dialog', (dialog) => void dialog.accept());
  await summary(page).fill('A summary and gone');
  await title(page).fill('Typed and gone');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);

  const next = await admin.newPage();
  const again = await openEditor(next, 'pages', id);
  await again.showDetails();
  await expect(title(next)).toHaveValue('A title');
  const offer = next.getByRole('region', { name: 'Fields that were not saved' });
  await offer.getByRole('button', { name: 'Take them' }).click();
  await expect(title(next)).toHaveValue('Typed and gone');
  await expect(summary(next)).toHaveValue('A summary and gone');
  await expect
    .poll(async () => (await readDocument(admin, 'pages', id)).title, { timeout: SAVED_WITHIN_MS })
    .toBe('Typed and gone');
  await expect(offer).toHaveCount(0);
  await next.close();
});

test('after publishing there is nothing to publish', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Published once', layout });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await typeInto(page, /^Heading: First/, 'For everybody');
  await editor.showDetails();
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Published at once');
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && saves.push(request.url()));
  await publishChanges(page);
  await expect
    .poll(async () => (await readDocument(admin, 'pages', id, false)).title, { timeout: SAVED_WITHIN_MS })
    .toBe('Published at once');
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  // Longer than the debounce of saving a draft.
  const deadline = Date.now() + 5000;
  await expect.poll(() => Date.now() > deadline, { timeout: 10_000 }).toBe(true);
  expect(saves.at(-1)).not.toContain('autosave');
  expect((await readDocument(admin, 'pages', id))._status).toBe('published');
  await page.close();
});
