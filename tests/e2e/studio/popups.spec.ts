import type { Locator, Page } from '@playwright/test';
import { popupPath } from '../../../src/parts/popups/rules/popupPath.ts';
import { beginDocument, expect, layoutEditor, test } from './studioTest.ts';

test.use({ journey: 'forms' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('an editor creates a popup, is warned of a focus trap, sees its audience, and publishes it', async ({ admin }) => {
  const page = await admin.newPage();
  await beginDocument(page, 'popups', 'Packing guide');
  await layoutEditor(page).showDetails();
  const notes = page.getByRole('list', { name: 'Notes on this popup' });
  await expect(notes).toContainText('Nothing opens it by itself');

  await openTab(page, 'Behaviour');
  await page.getByLabel('Close button', { exact: true }).uncheck();
  await page.getByLabel('A click beside it does not close it').check();
  // A form-state response requested before the refusal and received after it would remove the error.
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/admin/collections/popups/'),
  );
  await page.getByLabel('The Esc key does not close it').check();
  await answer;
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const complaint = page.locator('.field-error', { hasText: 'Nobody could close this popup' });
  await expect(complaint).toBeVisible();
  await expect(notes).toContainText('Nobody could close this popup');
  await page.getByLabel('Close button', { exact: true }).check();
  await expect(notes).not.toContainText('Nobody could close this popup');

  await openTab(page, 'When');
  await page.getByLabel('Some time after the page has loaded').check();
  await expect(notes).toContainText('no page on which it may open by itself');
  await openTab(page, 'Where');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await expect(notes).toContainText('search engines rank such pages lower');
  await openTab(page, 'For whom');
  await page.getByLabel('From a number of pages on').check();
  await expect(notes.getByRole('listitem')).toHaveCount(0);

  await openTab(page, 'Try it');
  const panel = page.getByRole('region', { name: 'Why did it (not) show?' });
  await expect(panel).toContainText('It would not open by itself. What speaks against it: pages seen.');
  await panel.getByLabel('Pages seen, with this one').fill('3');
  await expect(panel).toContainText('It would open by itself.');
  await expect(panel.getByRole('list', { name: 'What it waits for' })).toHaveText('the page has loaded');

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect
    .poll(async () => {
      const answer = await admin.request.get('/api/popups?where[title][equals]=Packing%20guide&depth=0');
      return ((await answer.json()) as { docs: object[] }).docs[0];
    })
    .toMatchObject({ _status: 'published', close_button: true, timing: { page_views: { enabled: true, views: 3 } } });
});

test('an editor sees a popup change while typing, and visitors do not', async ({ admin, request, studio }) => {
  const page = await admin.newPage();
  const TITLE = 'Before you go: the packing guide';
  const query = `where[title][equals]=${encodeURIComponent(TITLE)}&depth=0`;
  const { docs } = (await (await admin.request.get(`/api/popups?${query}`)).json()) as { docs: { id: number }[] };
  const [{ id } = { id: 0 }] = docs;
  const readPublished = async () => (await request.get(`${studio.origin}${popupPath(id)}`)).text();
  const before = await readPublished();
  expect(before).toContain('a long scarf');

  await page.goto(`/admin/collections/popups/${id}`);
  const editor = layoutEditor(page);
  const preview = editor.page;
  const popup = preview.getByRole('dialog', { name: TITLE });
  await expect(popup.getByRole('heading', { name: 'One soft bag, and a long scarf' })).toBeVisible();

  await editor.select(/^Heading: /);
  await editor.settings.getByLabel(/^Text/).fill('One small bag, and *a hat*');
  await expect(popup.getByRole('heading', { name: 'One small bag, and a hat' })).toBeVisible();

  const frame = popup.locator('.r-popup__frame');
  // The page is scaled down.
  const widthOf = (of: Locator) => of.evaluate((element: HTMLElement) => element.offsetWidth);
  expect(await widthOf(frame)).toBe(560);
  await editor.showDetails();
  await openTab(page, 'Look');
  await page.getByRole('spinbutton', { name: 'Width' }).fill('400');
  await page.getByLabel('Title').fill('Before the dunes');
  await editor.showLayout();
  const renamed = preview.getByRole('dialog', { name: 'Before the dunes' });
  await expect(renamed).toBeVisible();
  await expect.poll(() => widthOf(renamed.locator('.r-popup__frame'))).toBe(400);
  await expect(preview.getByRole('dialog', { name: TITLE })).toHaveCount(0);
  expect(await readPublished()).toBe(before);
});

test('changes made during a slow save are kept', async ({ admin }) => {
  const page = await admin.newPage();
  await beginDocument(page, 'popups', 'Packing guide');
  const saving = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await page.route(/autosave=true/, async (route) => {
    saving.resolve();
    await goOn.promise;
    await route.continue();
  });
  await layoutEditor(page).showDetails();
  await page.getByLabel('Title').fill('Packing list');
  await saving.promise;

  await openTab(page, 'Behaviour');
  await page.getByLabel('Close button', { exact: true }).uncheck();
  await page.getByLabel('A click beside it does not close it').check();
  await page.getByLabel('The Esc key does not close it').check();
  goOn.resolve();

  const id = new URL(page.url()).pathname.split('/').at(-1);
  await expect
    .poll(async () => (await admin.request.get(`/api/popups/${id}?draft=true&depth=0`)).json())
    .toMatchObject({
      title: 'Packing list',
      close_button: false,
      prevent_close_on_background_click: true,
      prevent_close_on_esc_key: true,
    });
  await expect(page.getByLabel('Close button', { exact: true })).not.toBeChecked();
  await expect(page.getByLabel('A click beside it does not close it')).toBeChecked();
  await expect(page.getByLabel('The Esc key does not close it')).toBeChecked();
});

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}
