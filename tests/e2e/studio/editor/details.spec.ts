import { expect, test } from '../studioTest.ts';
import { makeDocument, openEditor } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('a document’s other fields are hidden while the layout shows, and are saved with it', async ({
  admin,
  studio,
}) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Looked at later', layout: [] });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await expect(editor.status).toHaveText('All changes saved');
  const address = page.getByRole('textbox', { name: /^Address/ });
  const isInert = () => address.evaluate((field) => field.closest('[inert]') !== null);
  expect(await isInert()).toBe(true);

  await page.getByRole('group', { name: 'What to edit' }).getByRole('button', { name: 'Details' }).click();
  expect(await isInert()).toBe(false);
  await expect(address).toHaveValue('/looked-at-later/');
  await address.fill('/found-again/');
  await expect(editor.status).toHaveText(/^Not saved yet/);
  await expect(editor.status).toHaveText('All changes saved', { timeout: 15_000 });
  await page.reload();
  await expect(address).toHaveValue('/found-again/');
  await page.close();
});
