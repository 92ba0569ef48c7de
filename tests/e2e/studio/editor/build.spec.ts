import type { BrowserContext, Page } from '@playwright/test';
import type { LayoutBlock } from '../../../../src/shared/layouts/kind.ts';
import { IS_LONG, isTurnOf } from '../../../support/long.ts';
import { expect, test } from '../studioTest.ts';
import { chooseSections } from './building/chooseSections.ts';
import type { Gesture } from './building/gesture.ts';
import { type Hands, keyboard, mouse } from './building/hands.ts';
import { perform } from './building/perform.ts';
import { plain } from './building/plain.ts';
import { planGestures } from './building/planGestures.ts';
import type { Words } from './building/planSettings.ts';
import {
  findFrontPage,
  listDocuments,
  makeDocument,
  openEditor,
  readDocument,
  SAVED_WITHIN_MS,
  type StoredDocument,
} from './editorTest.ts';

/** Actions that each run must use, whatever the page contains. */
const WAYS = ['add', 'copy', 'cut', 'duplicate', 'moveIn', 'paste', 'pasteStyle', 'redo', 'remove', 'undo', 'wrap'];

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 600_000 });

const HANDS = [
  { name: 'with the mouse', handsOf: mouse },
  { name: 'by keyboard alone', handsOf: keyboard },
];

// One document with one input method a day.
const TURNS = 2 * HANDS.length;

for (const [turn, { handsOf, name }] of HANDS.entries()) {
  if (isTurnOf(turn, TURNS)) {
    const what = IS_LONG
      ? 'the demo’s front page is'
      : 'sections of the demo’s front page, with every way to work, are';
    test(`${what} built again from an empty page ${name}`, async ({ admin, studio }) => {
      const whole = (await findFrontPage(admin)).layout as LayoutBlock[];
      const words = await readWords(admin);
      // Of its two turns, one has every type of setting.
      const layout = IS_LONG ? whole : chooseSections(whole, words, isTurnOf(turn, 2 * TURNS));
      const gestures = planGestures(layout, words);
      const ways: string[] = gestures.map(({ does }) => does);
      expect(ways, 'ways to work').toEqual(expect.arrayContaining(WAYS));
      const id = await makeDocument(admin, studio.origin, { title: `Built ${name}`, layout: [] });
      await build(await admin.newPage(), { admin, collection: 'pages', id, gestures, handsOf, layout });
    });
  }

  if (isTurnOf(HANDS.length + turn, TURNS))
    test(`the demo’s template of tours is built again from an empty one ${name}`, async ({ admin, studio }) => {
      const templates = await listDocuments<StoredDocument & { kind: string }>(admin, 'templates');
      const { layout } = templates.find(({ kind }) => kind === 'tour') as { layout: unknown };
      const data = { title: `Tours ${name}`, kind: 'tour', layout: [] };
      const id = await makeDocument(admin, studio.origin, data, 'templates');
      const gestures = planGestures(layout as LayoutBlock[], await readWords(admin));
      const page = await admin.newPage();
      await build(page, { admin, collection: 'templates', id, gestures, handsOf, layout: layout as LayoutBlock[] });
    });
}

interface Building {
  admin: BrowserContext;
  collection: string;
  id: number;
  gestures: readonly Gesture[];
  handsOf: (page: Page) => Hands;
  layout: readonly LayoutBlock[];
}

/** Performs the gestures in the editor, and expects that the layout is stored. */
async function build(page: Page, { admin, collection, gestures, handsOf, id, layout }: Building): Promise<void> {
  const editor = await openEditor(page, collection, id);
  const hands = handsOf(page);
  for (const gesture of gestures) {
    await test.step(JSON.stringify(gesture).slice(0, 120), () => perform(gesture, page, hands));
  }
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  expect(plain((await readDocument(admin, collection, id)).layout)).toEqual(plain(layout));
  await page.close();
}

/** Titles by which editors find documents and pictures. */
async function readWords(admin: BrowserContext): Promise<Words> {
  const words = new Map<string, string>();
  for (const collection of [
    'categories',
    'destinations',
    'forms',
    'menus',
    'pages',
    'popups',
    'posts',
    'tags',
    'templates',
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
