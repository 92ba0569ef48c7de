import type { BrowserContext } from '@playwright/test';
import type { LayoutBlock } from '../../../../src/shared/layouts/kind.ts';
import { expect, test } from '../studioTest.ts';
import { keyboard, mouse } from './building/hands.ts';
import { perform } from './building/perform.ts';
import { plain } from './building/plain.ts';
import { planGestures } from './building/planGestures.ts';
import type { Words } from './building/planSettings.ts';
import { findFrontPage, listDocuments, makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'build' });
test.describe.configure({ mode: 'default', timeout: 600_000 });

for (const [name, handsOf] of Object.entries({ 'with the mouse': mouse, 'by keyboard alone': keyboard })) {
  test(`the demo’s front page is built again from an empty page ${name}`, async ({ admin, studio }) => {
    const layout = (await findFrontPage(admin)).layout as LayoutBlock[];
    const gestures = planGestures(layout, await readWords(admin));
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

/** What editors find documents and pictures by. */
async function readWords(admin: BrowserContext): Promise<Words> {
  const words = new Map<string, string>();
  for (const collection of ['categories', 'menus', 'pages', 'popups', 'posts', 'tags']) {
    for (const { id, title } of await listDocuments(admin, collection)) words.set(`${collection}:${id}`, title);
  }
  const media = await listDocuments<{ id: number; alt: string }>(admin, 'media');
  for (const { alt, id } of media) words.set(`media:${id}`, alt);
  return words;
}
