import type { BrowserContext } from '@playwright/test';
import type { LayoutBlock } from '../../../../src/shared/layouts/kind.ts';
import { IS_LONG, isTurnOf } from '../../../support/long.ts';
import { expect, test } from '../studioTest.ts';
import { chooseSections } from './building/chooseSections.ts';
import { keyboard, mouse } from './building/hands.ts';
import { perform } from './building/perform.ts';
import { plain } from './building/plain.ts';
import { planGestures } from './building/planGestures.ts';
import type { Words } from './building/planSettings.ts';
import { findFrontPage, listDocuments, makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

/** Actions that each run must use, whatever the page contains. */
const WAYS = ['add', 'copy', 'cut', 'duplicate', 'moveIn', 'paste', 'pasteStyle', 'redo', 'remove', 'undo', 'wrap'];

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 600_000 });

const HANDS = [
  { name: 'with the mouse', handsOf: mouse },
  { name: 'by keyboard alone', handsOf: keyboard },
];

for (const [turn, { handsOf, name }] of HANDS.entries()) {
  // One input method a day; of its two turns, one has every type of setting.
  if (!isTurnOf(turn, HANDS.length)) continue;
  const what = IS_LONG ? 'the demo’s front page is' : 'sections of the demo’s front page, with every way to work, are';
  test(`${what} built again from an empty page ${name}`, async ({ admin, studio }) => {
    const whole = (await findFrontPage(admin)).layout as LayoutBlock[];
    const words = await readWords(admin);
    const layout = IS_LONG ? whole : chooseSections(whole, words, isTurnOf(turn, 2 * HANDS.length));
    const gestures = planGestures(layout, words);
    const ways: string[] = gestures.map(({ does }) => does);
    expect(ways, 'ways to work').toEqual(expect.arrayContaining(WAYS));
    const id = await makeDocument(admin, studio.origin, { title: `Built ${name}`, layout: [] });
    const page = await admin.newPage();
    const editor = await openEditor(page, 'pages', id);
    const hands = handsOf(page);
    for (const gesture of gestures) {
      await test.step(JSON.stringify(gesture).slice(0, 120), () => perform(gesture, page, hands));
    }
    await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
    expect(plain((await readDocument(admin, 'pages', id)).layout)).toEqual(plain(layout));
    await page.close();
  });
}

/** Titles by which editors find documents and pictures. */
async function readWords(admin: BrowserContext): Promise<Words> {
  const words = new Map<string, string>();
  for (const collection of [
    'categories',
    'destinations',
    'menus',
    'pages',
    'popups',
    'posts',
    'tags',
    'tour-types',
    'tours',
  ]) {
    for (const { id, title } of await listDocuments(admin, collection)) words.set(`${collection}:${id}`, title);
  }
  for (const { id, name } of await listDocuments<{ id: number; name: string }>(admin, 'reviews'))
    words.set(`reviews:${id}`, name);
  const media = await listDocuments<{ id: number; alt: string }>(admin, 'media');
  for (const { alt, id } of media) words.set(`media:${id}`, alt);
  return words;
}
