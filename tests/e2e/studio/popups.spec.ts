import type { Page } from '@playwright/test';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'popups' });
test.describe.configure({ timeout: 120_000 });

test('an editor makes a popup, is kept from a trap, sees for whom it opens, and publishes it', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/collections/popups/create');
  await page.getByLabel('Title').fill('Packing guide');
  const notes = page.getByRole('list', { name: 'Notes on this popup' });
  await expect(notes).toContainText('Nothing opens it by itself');

  await openTab(page, 'Behaviour');
  await page.getByLabel('Close button', { exact: true }).uncheck();
  await page.getByLabel('A click beside it does not close it').check();
  await page.getByLabel('The Esc key does not close it').check();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Nobody could close this popup')).toBeVisible();
  await page.getByLabel('Close button', { exact: true }).check();

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

test('what an editor changes while a slow save is under way stays changed', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/collections/popups/create');
  const saving = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await page.route(/autosave=true/, async (route) => {
    saving.resolve();
    await goOn.promise;
    await route.continue();
  });
  await page.getByLabel('Title').fill('Packing guide');
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
      title: 'Packing guide',
      close_button: false,
      prevent_close_on_background_click: true,
      prevent_close_on_esc_key: true,
    });
  await expect(page.getByLabel('Close button', { exact: true })).not.toBeChecked();
  await expect(page.getByLabel('A click beside it does not close it')).toBeChecked();
  await expect(page.getByLabel('The Esc key does not close it')).toBeChecked();
});

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
