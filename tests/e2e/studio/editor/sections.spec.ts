import type { Page } from '@playwright/test';
import type { LayoutBlock } from '../../../../src/shared/layouts/kind.ts';
import { findViolations } from '../../support/axe.ts';
import { expect, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'sections' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Most actions from an empty page to a hero. */
const MOST_ACTIONS = 5;

/** Counts clicks and key presses; a typed word is one. */
function counted(page: Page) {
  let actions = 0;
  const count = (work: Promise<unknown>) => {
    actions += 1;
    return work;
  };
  return {
    press: (key: string) => count(page.keyboard.press(key)),
    write: (word: string) => count(page.keyboard.insertText(word)),
    click: (name: RegExp, role: 'button' | 'option') => count(page.getByRole(role, { name }).first().click()),
    actions: () => actions,
  };
}

const EMPTY = /^Empty\. Add a block/;
const hero = (page: Page) => page.getByRole('treeitem', { name: /^Hero: / });

test('a hero takes five actions at most by mouse, and one to take it away', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Hero by mouse', layout: [] });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  const hands = counted(page);
  await hands.click(/^Add the first block/, 'button');
  await hands.click(/^Hero with a picture$/, 'option');
  await expect(hero(page)).toBeVisible();
  expect(hands.actions()).toBeLessThanOrEqual(MOST_ACTIONS);
  await expect(editor.page.getByRole('heading', { level: 1, name: /^Your heading/ })).toBeVisible();
  await expect(editor.page.getByText('Choose a picture')).toBeVisible();
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  const stored = (await readDocument(admin, 'pages', id)).layout as LayoutBlock[];
  expect(stored).toMatchObject([{ blockType: 'container', blockName: 'Hero' }]);
  await page.getByRole('button', { name: /^Undo: Added Hero/ }).click();
  await expect(editor.tree.getByRole('treeitem', { name: EMPTY })).toBeVisible();
  await page.close();
});

test('a hero takes five actions at most by keyboard, a new name two more', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Hero by keyboard', layout: [] });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await editor.tree.getByRole('treeitem', { name: EMPTY }).focus();
  const hands = counted(page);
  await hands.press('/');
  await page.getByRole('combobox', { name: 'Add a block: search' }).waitFor();
  await hands.write('hero');
  await expect(page.getByRole('option', { selected: true, name: 'Hero with a picture' })).toBeVisible();
  await hands.press('Enter');
  await expect(hero(page)).toBeVisible();
  expect(hands.actions()).toBeLessThanOrEqual(MOST_ACTIONS);
  await hero(page).focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Name in the tree' }).waitFor();
  await page.keyboard.insertText('Opening of the season');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem', { name: /^Opening of the season: / })).toBeFocused();
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  await page.reload();
  await expect(page.getByRole('treeitem', { name: /^Opening of the season: / })).toBeVisible({ timeout: 60_000 });
  await page.close();
});

test('an empty page begins with a whole one; the palette and the offer have no violations', async ({
  admin,
  studio,
}) => {
  const id = await makeDocument(admin, studio.origin, { title: 'About the house', layout: [] });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  const offer = page.getByRole('region', { name: 'Begin with a whole page' });
  await expect(offer.getByRole('listitem')).toHaveCount(10);
  expect((await findViolations(page)).filter((line) => line.includes('rihla-editor-begin'))).toEqual([]);
  await offer.getByRole('button', { name: 'About us' }).click();
  await expect(offer).toHaveCount(0);
  await expect(editor.page.getByRole('heading', { level: 1 })).toHaveText('Who you are, in one sentence');
  await expect(editor.tree.getByRole('treeitem', { name: /^Three people: / })).toBeVisible();
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  await editor.tree.getByRole('treeitem', { name: /^Opening: / }).focus();
  await page.keyboard.press('/');
  await page.getByRole('option', { name: 'Hero with a picture' }).waitFor();
  expect((await findViolations(page)).filter((line) => line.includes('rihla-editor-palette'))).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Groups' })
    .getByRole('button', { name: 'Footer' })
    .waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await expect(editor.tree.getByRole('treeitem', { name: /^Opening: / })).toBeFocused();
  await page.getByRole('button', { name: /^Undo: Added About us/ }).click();
  await expect(offer).toBeVisible();
  await page.close();
});
