import { expect, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS, withoutIds } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('blocks copied in one document are pasted in another, entirely and with new ids', async ({ admin, studio }) => {
  const box = {
    blockType: 'container',
    direction: 'row',
    gap: '3',
    blocks: [
      { blockType: 'heading', text: 'Packed lunch', level: 'h3' },
      { blockType: 'icon-list', items: [{ icon: 'check', text: 'Bread' }] },
    ],
  };
  const from = await makeDocument(admin, studio.origin, { title: 'Copied from', layout: [box] });
  const heading = { blockType: 'heading', text: 'First', level: 'h2' };
  const to = await makeDocument(admin, studio.origin, { title: 'Pasted into', layout: [heading] });

  const page = await admin.newPage();
  const source = await openEditor(page, 'pages', from);
  await source.select(/^Row: Packed lunch/);
  await page.keyboard.press('ControlOrMeta+c');
  const target = await openEditor(page, 'pages', to);
  await target.select('Heading: First');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(target.tree.getByRole('treeitem', { name: /^Row: Packed lunch/ })).toBeVisible();
  await expect(target.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });

  // The status may still be that of the document as it was opened.
  await expect.poll(async () => ((await readDocument(admin, 'pages', to)).layout as object[]).length).toBe(2);

  const original = (await readDocument(admin, 'pages', from)).layout as object[];
  const pasted = (await readDocument(admin, 'pages', to)).layout as object[];
  expect(withoutIds(pasted[1])).toEqual(withoutIds(original[0]));
  const ids = (value: unknown): string[] => JSON.stringify(value).match(/"id":"[^"]+"/g) ?? [];
  expect(ids(pasted).filter((id) => ids(original).includes(id))).toEqual([]);
  await page.close();
});
