import { findViolations } from '../../support/axe.ts';
import { expect, test } from '../studioTest.ts';
import { makeDocument, openEditor, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

test('a block is commented on by keyboard, keeps its comment when it is moved, and is answered and resolved by mouse', async ({
  admin,
  studio,
}) => {
  const layout = [
    { blockType: 'heading', text: 'Ten days', level: 'h1' },
    { blockType: 'heading', text: 'From 900 €', level: 'h2' },
  ];
  const id = await makeDocument(admin, studio.origin, { title: 'Commented', layout });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  const row = editor.tree.getByRole('treeitem', { name: /^Heading: From 900/ });
  await expect(editor.page.getByRole('heading', { level: 1 })).toBeVisible();
  await row.click();
  await page.keyboard.press('Control+Alt+m');
  const dialog = page.getByRole('dialog', { name: 'Comments' });
  await dialog.getByRole('textbox', { name: 'Comment on this block' }).focus();
  await page.keyboard.insertText('Is this price still right?');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('status')).toHaveText('Your comment is saved.');
  await expect(dialog.getByRole('article', { name: /^Comment by / })).toContainText('Is this price still right?');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await findViolations(page)).filter((line) => line.includes('rihla-'))).toEqual([]);
  }
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.keyboard.press('Escape');
  await expect(row).toHaveAccessibleName(/1 comment/);
  await row.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.tree.getByRole('treeitem').first()).toHaveAccessibleName(/^Heading: From 900 €, 1 comment/);
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });

  await page.reload();
  await expect(row).toHaveAccessibleName(/1 comment/, { timeout: 60_000 });
  await page.getByRole('button', { name: '1 comment on Heading: From 900 €' }).click();
  await dialog.getByRole('button', { name: 'Answer…' }).click();
  await dialog.getByRole('textbox', { name: /^Answer to / }).fill('Yes, until May.');
  await dialog.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(dialog.getByRole('article')).toContainText('Yes, until May.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog.getByRole('button', { name: 'Show resolved (1)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).not.toHaveAccessibleName(/comment/);
  await expect(page.getByRole('button', { name: /comment on Heading/ })).toHaveCount(0);
  await page.close();
});
