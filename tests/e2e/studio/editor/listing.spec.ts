import type { Page } from '@playwright/test';
import { expect, type LayoutEditor, test } from '../studioTest.ts';
import { makeDocument, openEditor } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const REFRESH = /refresh-loop/;
const layout = [
  { blockType: 'taxonomy-filter', taxonomy: 'duration', title: 'How long' },
  { blockType: 'taxonomy-filter', taxonomy: 'month', view: 'select', title: 'When' },
  { blockType: 'listing', kind: 'tours', order: 'title', pageSize: 3, pagination: 'numbers' },
];

/** No edit is saved to the server's database. */
const holdSaves = (page: Page) =>
  page.route(/\/api\/pages\/\d+/, (route) => (route.request().method() === 'PATCH' ? undefined : route.continue()));

const bodyOf = (request: { postData(): string | null }) => JSON.parse(request.postData() ?? '{}');

/** Sets the page size of the selected listing. */
async function setPageSize(page: Page, editor: LayoutEditor, size: number): Promise<void> {
  const drawn = page.waitForResponse(/\/preview\/render/);
  await editor.settings.getByLabel('How many on a page').fill(String(size));
  await drawn;
}

test('a listing in the preview is filtered and paginated with unsaved settings', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Listed while edited', layout });
  const page = await admin.newPage();
  await holdSaves(page);
  const editor = await openEditor(page, 'pages', id);
  const { page: frame } = editor;
  const cards = frame.locator('.r-listing__card');
  await expect(cards).toHaveCount(3);
  await expect(frame.locator('rihla-island[name=listing]')).toHaveAttribute('data-state', 'mounted');
  const entries = await page.evaluate(() => history.length);
  await editor.select('Listing');
  await setPageSize(page, editor, 2);
  await expect(cards).toHaveCount(2);

  await test.step('clicking a filter sends the current settings, and shows the results', async () => {
    const asked = page.waitForRequest(REFRESH);
    await frame.getByRole('link', { name: /^4 to 7 days/ }).click();
    const request = await asked;
    expect(bodyOf(request)).toMatchObject({
      is_edit_mode: true,
      widget_model: { blockType: 'listing', pageSize: 2 },
      preview: { kind: 'collection', slug: 'pages', id: String(id) },
    });
    expect(request.headers()['x-wp-nonce']).toBeTruthy();
    await expect(frame.getByRole('link', { name: /^4 to 7 days/ })).toHaveAttribute('aria-current', 'true');
    await expect(cards).toHaveCount(2);
    // It is selected like any clicked block.
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Filter by terms');
  });

  await test.step('so does a pagination link', async () => {
    const before = await cards.first().textContent();
    await frame.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(frame.locator('.r-listing')).toHaveAttribute('data-page', '2');
    expect(await cards.first().textContent()).not.toBe(before);
  });

  await test.step('changing the settings keeps the filter choice', async () => {
    await editor.select('Listing');
    await setPageSize(page, editor, 1);
    await expect(cards).toHaveCount(1);
    await expect(frame.getByRole('link', { name: /^4 to 7 days/ })).toHaveAttribute('aria-current', 'true');
    await expect(frame.locator('.r-listing')).toHaveAttribute('data-page', '2');
  });

  await test.step('a select filters too, and a card’s link does not navigate', async () => {
    await frame.getByRole('combobox', { name: 'When' }).selectOption({ index: 1 });
    await expect(frame.locator('.r-listing')).toHaveAttribute('data-page', '1');
    const address = page.url();
    await cards.first().locator('a').first().click();
    await expect(cards).toHaveCount(1);
    expect(page.url()).toBe(address);
  });

  await test.step('Back leaves the editor, not a choice in its preview', async () => {
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step('visitors see the published version', async () => {
    const visitor = await admin.newPage();
    await visitor.goto('/listed-while-edited/');
    await expect(visitor.locator('.r-listing__card')).toHaveCount(3);
    await visitor.close();
  });
  await page.close();
});
