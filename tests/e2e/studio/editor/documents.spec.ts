import { IS_LONG, isTurnOf } from '../../../support/long.ts';
import { expect, publishChanges, test } from '../studioTest.ts';
import { chooseDocuments } from './chooseDocuments.ts';
import { listDocuments, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** All of them take a minute and a half; the others add no coverage. */
const which = IS_LONG ? 'every one of the' : 'as many as have every kind in every place of the';

for (const collection of ['pages', 'posts', 'templates', 'popups']) {
  test(`${which} ${collection} opens, is changed, undone and published, and its layout is unchanged`, async ({
    admin,
  }) => {
    const page = await admin.newPage();
    // Of the pattern book, whose kinds are covered group by group elsewhere, only the page with blocks in a rich text.
    const documents = (await listDocuments(admin, collection)).filter(
      ({ title }) => !title.startsWith('Pattern book: ') || title.endsWith('Text'),
    );
    expect(documents.length).toBeGreaterThan(0);
    // In the short form each runs every fourth day.
    const chosen = IS_LONG ? documents : chooseDocuments(documents);
    for (const { id, layout, title } of chosen.filter((_, index) => chosen.length < 4 || isTurnOf(index, 4))) {
      await test.step(title, async () => {
        const editor = await openEditor(page, collection, id);
        const first = editor.tree.getByRole('treeitem').first();
        await first.click();
        if ((layout as object[] | null)?.length) await page.keyboard.press('ControlOrMeta+d');
        else await page.getByRole('dialog', { name: 'Add a block' }).getByRole('option').first().click();
        await page.getByRole('button', { name: /^Undo: / }).click();
        await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
        await publishChanges(page);
        await expect
          .poll(async () => (await readDocument(admin, collection, id))._status, { timeout: SAVED_WITHIN_MS })
          .toBe('published');
        await expect(editor.status).toHaveText('All changes saved');
        expect((await readDocument(admin, collection, id, false)).layout ?? []).toEqual(layout ?? []);
      });
    }
    await page.close();
  });
}
