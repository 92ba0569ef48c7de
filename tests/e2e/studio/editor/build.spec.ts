import { expect, type Locator, type Page } from '@playwright/test';
import type { LayoutBlock } from '../../../../src/shared/layouts/kind.ts';
import { layoutEditor, test } from '../studioTest.ts';
import { findFrontPage, listDocuments, makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';
import { type Hands, keyboard, mouse } from './hands.ts';
import { type Gesture, planGestures } from './planGestures.ts';

test.use({ journey: 'build' });
test.describe.configure({ mode: 'default', timeout: 240_000 });

for (const [name, handsOf] of Object.entries({ 'with the mouse': mouse, 'by keyboard alone': keyboard })) {
  test(`two sections of the demo’s front page are built again from an empty page ${name}`, async ({
    admin,
    studio,
  }) => {
    const home = await findFrontPage(admin);
    const sections = (home.layout as LayoutBlock[]).filter(isOne);
    const titles = new Map((await listDocuments(admin, 'categories')).map(({ id, title }) => [id, title]));
    expect(sections).toHaveLength(2);
    const id = await makeDocument(admin, studio.origin, { title: `Built ${name}`, layout: [] });
    const page = await admin.newPage();
    const editor = await openEditor(page, 'pages', id);
    const hands = handsOf(page);
    for (const gesture of planGestures(sections, titles)) {
      await test.step(JSON.stringify(gesture).slice(0, 120), () => perform(gesture, page, hands));
    }
    await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
    const built = (await readDocument(admin, 'pages', id)).layout;
    expect(plain(built)).toEqual(plain(sections));
    await page.close();
  });
}

/** Those with the journeys for sale and with the voice of the house: containers in containers, and every kind of setting but texts and pictures. */
function isOne(block: LayoutBlock): boolean {
  const words = JSON.stringify(block);
  return words.includes('Journeys for the months ahead') || words.includes('Eight is the number');
}

async function perform(gesture: Gesture, page: Page, hands: Hands): Promise<void> {
  const { settings } = layoutEditor(page);
  switch (gesture.does) {
    case 'add': {
      await hands.askForBlock();
      const search = page.getByRole('combobox', { name: 'Add a block: search' });
      await search.waitFor();
      await page.keyboard.insertText(gesture.kind);
      const offer = page.getByRole('option', { name: gesture.kind, exact: true }).first();
      await expect(offer).toHaveAttribute('aria-selected', 'true');
      return hands.take(offer);
    }
    case 'clear':
      return hands.clear(gesture.count);
    case 'leave':
      return hands.selectAround();
    case 'reset':
      await openTab(page, hands, gesture.setting.tab);
      return hands.press(page.getByRole('button', { name: `Reset ${gesture.setting.label}`, exact: true }), 'Enter');
    case 'set':
      await openTab(page, hands, gesture.setting.tab);
      return set(gesture, settings, page, hands);
  }
}

async function openTab(page: Page, hands: Hands, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}$`, 'i') });
  if ((await tab.getAttribute('aria-selected')) === 'true') return;
  await hands.openTab(tab);
}

async function set(
  { setting, value, words }: Extract<Gesture, { does: 'set' }>,
  settings: Locator,
  page: Page,
  hands: Hands,
): Promise<void> {
  const field = settings.locator(`#field-${setting.path.replaceAll('.', '__')}`);
  if (setting.type === 'checkbox') return hands.press(field, 'Space');
  if (setting.type === 'select' || setting.type === 'relationship') {
    // An answer of the server that comes between closes the list, as it does for an editor, who opens it again.
    await expect(async () => {
      await hands.press(field.getByRole('combobox'));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(words);
      await field.getByRole('option', { name: words, exact: true }).waitFor({ timeout: 2_000 });
    }).toPass();
    return page.keyboard.press('Enter');
  }
  await hands.press(field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(String(value));
}

/** A layout without ids, and without what says nothing. */
function plain(layout: unknown): unknown {
  return JSON.parse(JSON.stringify(layout), (key, value) => {
    if (key === 'id' || value === null || value === '' || value === false) return undefined;
    const isEmpty = typeof value === 'object' && Object.keys(value).length === 0;
    return isEmpty ? undefined : value;
  });
}
