import type { Locator, Page } from '@playwright/test';
import type { LayoutBlock } from '../../../../src/shared/layouts/kind.ts';
import { findViolations } from '../../support/axe.ts';
import { beginDocument, expect, layoutEditor, publishChanges, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Most actions from an empty page to a hero with its picture. */
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
    /** A double press, which is two actions. */
    pressTwice: (target: Locator) => count(count(target.dblclick())),
    pressOn: (target: Locator) => count(target.click()),
    actions: () => actions,
  };
}

const EMPTY = /^Empty\. Add a block/;
const hero = (page: Page) => page.getByRole('treeitem', { name: /^Hero: / });

test('a hero takes five actions at most by mouse, its picture included, and two to remove both', async ({
  admin,
  studio,
}) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Hero by mouse', layout: [] });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  const hands = counted(page);
  await hands.click(/^Add the first block/, 'button');
  await hands.click(/^Hero with a picture$/, 'option');
  await expect(hero(page)).toBeVisible();
  await expect(editor.page.getByRole('heading', { level: 1, name: /^Your heading/ })).toBeVisible();
  await hands.pressOn(editor.page.getByText('Choose a picture'));
  await hands.pressTwice(
    page
      .getByRole('dialog', { name: /^Choose: / })
      .getByRole('listbox')
      .getByRole('option')
      .first(),
  );
  await expect(editor.page.getByText('Choose a picture')).toHaveCount(0);
  expect(hands.actions()).toBeLessThanOrEqual(MOST_ACTIONS);
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  const stored = (await readDocument(admin, 'pages', id)).layout as LayoutBlock[];
  expect(stored).toMatchObject([{ blockType: 'container', blockName: 'Hero' }]);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await page.getByRole('button', { name: /^Undo: Added Hero/ }).click();
  await expect(editor.tree.getByRole('treeitem', { name: EMPTY })).toBeVisible();
  await page.close();
});

test('a new page begins in its tree; a hero takes five actions at most by keyboard, a new name two more', async ({
  admin,
}) => {
  const page = await admin.newPage();
  await beginDocument(page, 'pages', 'Hero by keyboard');
  const editor = layoutEditor(page);
  await expect(editor.tree.getByRole('treeitem', { name: EMPTY })).toBeFocused();
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

test('blocks saved as a section are linked in place and offered on other pages; a change of it appears there', async ({
  admin,
  studio,
}) => {
  const layout = [
    { blockType: 'container', blocks: [{ blockType: 'heading', text: 'Ask us first', level: 'h2' }] },
    { blockType: 'divider' },
  ];
  const id = await makeDocument(admin, studio.origin, { title: 'Where it began', layout });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await editor.tree
    .getByRole('treeitem', { name: /Ask us first/ })
    .first()
    .focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Save as a section…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a section' });
  await dialog.getByRole('textbox', { name: 'Name of the section' }).fill('Questions first');
  await dialog.getByRole('checkbox', { name: 'Link it here' }).check();
  expect((await findViolations(page)).filter((line) => line.includes('rihla-editor-dialog'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(editor.tree.getByRole('treeitem', { name: /^Questions first/ })).toBeVisible();
  await expect(editor.page.getByRole('heading', { name: 'Ask us first' })).toBeVisible();
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  const [link] = (await readDocument(admin, 'pages', id)).layout as LayoutBlock[];
  expect(link).toMatchObject({ blockType: 'linked-section', blockName: 'Questions first' });

  const other = await makeDocument(admin, studio.origin, { title: 'Where it is shown', layout: [] });
  const second = await openEditor(page, 'pages', other);
  await second.tree.getByRole('treeitem', { name: EMPTY }).focus();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Add a block: search' }).fill('questions first');
  await page.getByRole('option', { name: 'Questions first (linked)' }).click();
  await expect(second.page.getByRole('heading', { name: 'Ask us first' })).toBeVisible();
  await publishChanges(page);
  const { path } = (await readDocument(admin, 'pages', other)) as unknown as { path: string };
  const shown = async () => (await admin.request.get(path)).text();
  expect(await shown()).toContain('Ask us first');

  const { section } = link as unknown as { section: number };
  const changed = { layout: [{ blockType: 'heading', text: 'Call us first', level: 'h2' }], _status: 'published' };
  const saved = await admin.request.patch(`/api/templates/${section}`, {
    data: changed,
    headers: { origin: studio.origin },
  });
  expect(saved.ok()).toBe(true);
  await expect.poll(shown).toContain('Call us first');
  await page.close();
});
