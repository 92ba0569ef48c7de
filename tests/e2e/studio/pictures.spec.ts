import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, layoutEditor, test } from './studioTest.ts';

test.use({ journey: 'forms' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const PHOTO = readFileSync(join(import.meta.dirname, '../../../docs/pictures/home-phone.jpg'));

test('a picture is chosen by keyboard, found by where it is used, and the focus returns', async ({ admin }) => {
  const page = await admin.newPage();
  const { field } = await openSite(page);
  await field.getByRole('button', { name: /^Remove: / }).click();
  await page.keyboard.press('Tab');
  await field.getByRole('button', { name: 'Choose a picture' }).focus();
  await page.keyboard.press('Enter');
  const { dialog, wall } = chooserOf(page);
  const search = dialog.getByRole('searchbox');
  await expect(search).toBeFocused();
  await expect(wall.getByRole('option').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.insertText('Four cities by train');
  await expect(dialog.getByRole('status').first()).toHaveText(/^\d pictures?\./);
  await wall.getByRole('option').first().focus();
  await page.keyboard.press('Space');
  await expect(wall.getByRole('option', { selected: true })).toHaveCount(1);
  const details = dialog.getByRole('region', { name: 'The picture' });
  await expect(details.getByRole('link', { name: 'Four cities by train' })).toHaveAttribute(
    'href',
    /\/collections\/tours\//,
  );

  await search.fill('');
  await expect(wall.getByRole('option').nth(9)).toBeVisible();
  await wall.getByRole('option').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(wall.getByRole('option').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  const name = await page.evaluate(() => document.activeElement?.getAttribute('title') ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(field).toContainText(name);
  await expect(field.getByRole('button').first()).toBeFocused();

  await field.getByRole('button', { name: /^Choose another: / }).press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field.getByRole('button', { name: /^Choose another: / })).toBeFocused();
});

test('several files are dropped: each is described or refused in words, uploaded, cropped and warned of', async ({
  admin,
}) => {
  const page = await admin.newPage();
  const { field } = await openSite(page);
  await field.getByRole('button', { name: /^Choose another: / }).click();
  const { dialog, wall } = chooserOf(page);
  await expect(wall.getByRole('option').first()).toBeVisible();
  await drop(dialog.getByRole('searchbox'), [
    { name: 'shop.jpg', type: 'image/jpeg', bytes: PHOTO },
    { name: 'logo.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') },
  ]);
  const queue = dialog.getByRole('region', { name: 'Pictures to upload' });
  await expect(queue.getByRole('alert')).toHaveText(/^This kind of file cannot be shown/);
  await queue.getByRole('button', { name: 'Upload the picture' }).click();
  await expect(queue.getByRole('alert').first()).toHaveText('Say what this picture shows, or that it only decorates.');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('not uploaded yet')).toBeVisible();
  await queue.getByRole('textbox', { name: 'What shop.jpg shows' }).fill('The shop in Zagora');
  await page.keyboard.press('Enter');
  const shop = wall.getByRole('option', { name: /^The shop in Zagora, .*too small for here/ });
  await expect(shop).toHaveAttribute('aria-selected', 'true', { timeout: 60_000 });
  await queue.getByRole('button', { name: 'Leave logo.pdf out' }).click();
  await expect(queue).toBeHidden();
  // What had the focus is gone.
  await expect(shop).toBeFocused();
  const details = dialog.getByRole('region', { name: 'The picture' });
  await expect(details).toContainText('Only 390 px wide: here it is shown up to 1200 px wide');

  await details.getByRole('button', { name: /^Focal point, 50 % across/ }).press('ArrowRight');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('status')).toHaveText('Saved.');
  await expect(details.getByRole('button', { name: /^Focal point, 52 % across/ })).toBeVisible();

  const description = details.getByRole('textbox', { name: 'What the picture shows' });
  const decorates = details.getByRole('checkbox', { name: /^It only decorates/ });
  await decorates.check();
  await expect(description).toBeDisabled();
  await decorates.uncheck();
  await expect(description).toHaveValue('The shop in Zagora');
  await details.getByRole('textbox', { name: 'Tags' }).fill('Shop, zagora, shop');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('textbox', { name: 'Tags' })).toHaveValue('Shop, zagora, shop');
  await dialog.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('zagora');
  await expect(wall.getByRole('option')).toHaveCount(1);
  await expect(shop).toBeVisible();

  await details.getByRole('button', { name: 'Crop a copy' }).click();
  const crop = dialog.getByRole('region', { name: 'Crop a copy' });
  await crop.getByRole('combobox', { name: 'Proportion' }).selectOption('1:1');
  await crop.getByRole('button', { name: /^Part that is kept/ }).press('ArrowDown');
  await expect(crop).toContainText('390 × 390 px');
  expect(await findViolations(page)).toEqual([]);
  await crop.getByRole('button', { name: 'Make the copy' }).click();
  await expect(details).toContainText('390 × 390 px', { timeout: 60_000 });
  // Choosing it saves the changes made beside the grid.
  await details.getByRole('button', { name: /^Focal point, 50 % across/ }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Take the picture' }).click();
  await expect(field).toContainText('390 × 390 px');
  const query = 'where[width][equals]=390&where[height][equals]=390&depth=0';
  const { docs } = (await (await admin.request.get(`/api/media?${query}`)).json()) as { docs: { focalX: number }[] };
  expect(docs.map(({ focalX }) => focalX)).toEqual([52]);
  await expect(field).toContainText('will look soft');
});

test('the layout editor has the same chooser; a gallery takes several at once and puts them in order', async ({
  admin,
}) => {
  const page = await admin.newPage();
  await page.goto('/admin/account');
  const id = await page.evaluate(async () => {
    const layout = [{ blockType: 'gallery', groups: [{ pictures: [] }] }];
    const answer = await fetch('/api/pages?draft=true&depth=0', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'With a gallery', layout, _status: 'draft' }),
    });
    return ((await answer.json()) as { doc: { id: number } }).doc.id;
  });
  await page.goto(`/admin/collections/pages/${id}`);
  const editor = layoutEditor(page);
  await editor.select('Gallery');
  await editor.settings.getByRole('button', { name: 'Choose pictures' }).click();
  const { dialog, wall } = chooserOf(page);
  for (const index of [0, 2, 4]) await wall.getByRole('option').nth(index).click();
  await expect(dialog.getByText('Chosen: 3.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take 3 pictures' }).click();
  const chosen = editor.settings.locator('.rihla-picture').getByRole('listitem');
  await expect(chosen).toHaveCount(3);
  const first = (await chosen.first().textContent()) ?? '';
  await chosen
    .first()
    .getByRole('button', { name: /^Move later/ })
    .click();
  await expect(chosen.nth(1)).toHaveText(first);
});

async function openSite(page: Page): Promise<{ field: Locator }> {
  await page.goto('/admin/globals/site');
  const field = page.locator('#field-shareImage');
  await expect(field.getByRole('img').or(field.locator('img')).first()).toBeVisible({ timeout: 20_000 });
  return { field };
}

function chooserOf(page: Page): { dialog: Locator; wall: Locator } {
  const dialog = page.getByRole('dialog', { name: /^Choose: / });
  return { dialog, wall: dialog.getByRole('listbox', { name: 'Pictures' }) };
}

interface DroppedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Drops files on an element, as from the desktop. */
async function drop(target: Locator, files: readonly DroppedFile[]): Promise<void> {
  const data = await target.page().evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { base64, name, type } of given) {
        const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      return transfer;
    },
    files.map(({ bytes, name, type }) => ({ name, type, base64: bytes.toString('base64') })),
  );
  await target.dispatchEvent('drop', { dataTransfer: data });
}
