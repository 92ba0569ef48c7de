import type { Page } from '@playwright/test';
import { findViolations } from '../../support/axe.ts';
import { expect, test } from '../studioTest.ts';
import { makeDocument, openEditor, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const LAYOUT = [
  { blockType: 'heading', text: 'Ten days', level: 'h1' },
  { blockType: 'heading', text: 'Gone again', level: 'h2' },
];

/** Opens the search over gestures and screens, and does the best match. */
async function goTo(page: Page, words: string, best: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Gesture, screen, setting or document' });
  await expect(field).toBeFocused();
  await field.fill(words);
  await expect(page.getByRole('option', { name: best })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
}

test('Ctrl+K has the gestures of the editor; a block is restored from a version; both by keyboard, undone after a reload', async ({
  admin,
  studio,
}) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Compared by keyboard', layout: LAYOUT });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  const gone = editor.tree.getByRole('treeitem', { name: /^Heading: Gone again/ });
  await expect(editor.page.getByRole('heading', { level: 1 })).toBeVisible();
  await gone.click();
  await goTo(page, 'delete', /^Delete/);
  await expect(gone).toHaveCount(0);
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  await goTo(page, 'stored versions', /^Compare with stored versions/);
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog.getByText('1 block removed.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Last published/ })).toHaveAttribute('aria-pressed', 'true');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await findViolations(page)).filter((line) => line.includes('rihla-'))).toEqual([]);
  }
  await page.setViewportSize({ width: 1600, height: 1000 });
  await dialog.getByRole('button', { name: 'Restore Heading: Gone again' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Restored Heading: Gone again. Undo takes it back.');
  await expect(dialog.getByText('The blocks are the same in both.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gone).toBeVisible();
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });

  await test.step('other keys for a gesture, by keyboard', async () => {
    await gone.click();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    const line = keys.getByRole('button', { name: /^Duplicate: / });
    await line.press('Enter');
    const field = keys.getByRole('textbox', { name: /^New keys: Duplicate/ });
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(field).toHaveAccessibleDescription(/^.+ Ctrl\+S is for “.+”\. Give that other keys first\.$/);
    await expect(keys).toBeVisible();
    await page.keyboard.press('Alt+Shift+d');
    await expect(line).toBeFocused();
    await expect(line).toHaveAccessibleName(/Alt\+Shift\+D, your own/);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('Alt+Shift+d');
    await expect(gone).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(gone).toHaveCount(1);
    await page.keyboard.press('?');
    await keys.getByRole('button', { name: 'Reset all keys' }).press('Enter');
    await expect(line).toHaveAccessibleName(/Ctrl\+D\. Change$/);
    await page.keyboard.press('Escape');
    await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  });

  await page.reload();
  await expect(gone).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Undo: Restored Heading: Gone again' }).click();
  await expect(gone).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo: Removed/ }).click();
  await expect(gone).toBeVisible();
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  await page.close();
});

test('the draft is compared with the live page by mouse, side by side; Ctrl+K works on the page too', async ({
  admin,
  studio,
}) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Compared by mouse', layout: LAYOUT });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await editor.page.getByRole('heading', { name: 'Gone again' }).click();
  await goTo(page, 'delete', /^Delete/);
  await expect(editor.page.getByRole('heading', { name: 'Gone again' })).toHaveCount(0);
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  await page.getByRole('button', { name: 'Steps' }).click();
  await page.getByRole('menuitem', { name: 'Stored versions…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await dialog.getByRole('button', { name: 'Draft beside live' }).click();
  const shownIn = (title: string) =>
    page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { name: 'Gone again' });
  await expect(shownIn('The page that visitors see now')).toBeVisible();
  await expect(shownIn('The page with the saved draft')).toHaveCount(0);
  expect((await findViolations(page)).filter((line) => line.includes('rihla-editor-versions'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Draft beside live' }).click();
  await dialog.getByRole('button', { name: 'Restore the whole layout' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(editor.page.getByRole('heading', { name: 'Gone again' })).toBeVisible();
  await page.close();
});
