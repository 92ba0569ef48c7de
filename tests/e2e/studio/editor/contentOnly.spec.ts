import { findViolations } from '../../support/axe.ts';
import { expect, layoutEditor, test } from '../studioTest.ts';
import { makeDocument, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const WRITER = { name: 'Salma Writer', email: 'salma@example.com', password: 'walnuts below Toubkal 3' };
const KEPT = 'Your account changes words and pictures: blocks are not added, moved or removed.';

test('an account for words and pictures only is offered nothing else, and the server refuses the rest', async ({
  admin,
  browser,
  studio,
}) => {
  const headers = { origin: studio.origin };
  const layout = [
    { blockType: 'heading', text: 'Salt', level: 'h2' },
    { blockType: 'container', blocks: [{ blockType: 'heading', text: 'Wool', level: 'h2' }] },
  ];
  const id = await makeDocument(admin, studio.origin, { title: 'Words alone', layout });
  const made = await admin.request.post('/api/users', {
    data: { ...WRITER, role: 'editor', contentOnly: true },
    headers,
  });
  expect(made.status(), await made.text()).toBe(201);
  const writer = await browser.newContext({ baseURL: studio.origin, viewport: { width: 1440, height: 900 } });
  await writer.request.post('/api/users/login', { data: WRITER, headers });
  const page = await writer.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`/admin/collections/pages/${id}`);
  const editor = layoutEditor(page);
  const said = page.getByRole('group', { name: 'Editor' }).getByRole('status').first();
  const salt = editor.page.getByRole('heading', { name: 'Salt' });

  await test.step('nothing offers to add, move or remove a block', async () => {
    await salt.waitFor({ timeout: 30_000 });
    await editor.tree.getByRole('treeitem', { name: /^Heading: Salt/ }).click();
    await expect(page.getByRole('toolbar', { name: /^Heading/ })).toBeVisible();
    for (const name of [/^Add a block/, /^Move (up|down)/, /^Delete/, /^Duplicate/]) {
      await expect(page.getByRole('button', { name, disabled: false })).toHaveCount(0);
    }
    await editor.tree.getByRole('treeitem', { selected: true }).click({ button: 'right' });
    await expect(page.getByRole('menuitem')).toHaveText([/Rename/, /Comment/, /Copy/, /Paste style/]);
    await page.keyboard.press('Escape');
    expect((await findViolations(page)).filter((each) => each.includes('rihla-'))).toEqual([]);
  });

  await test.step('keyboard shortcuts announce the reason', async () => {
    await editor.tree.getByRole('treeitem', { selected: true }).focus();
    for (const key of ['Delete', 'Alt+ArrowDown', 'Control+d', '/']) {
      await page.keyboard.press(key);
      await expect(said).toHaveText(KEPT);
      await page.keyboard.press('Control+z');
      await expect(said).toHaveText('There is nothing to undo.');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('words are changed, and saved', async () => {
    await editor.settings.getByLabel(/^Text/).fill('Sea salt');
    await expect
      .poll(async () => JSON.stringify((await readDocument(admin, 'pages', id)).layout), { timeout: SAVED_WITHIN_MS })
      .toContain('Sea salt');
  });

  await test.step('the server refuses another structure, and takes other words', async () => {
    const { layout: stored } = await readDocument(admin, 'pages', id);
    const save = (blocks: unknown) =>
      writer.request.patch(`/api/pages/${id}?draft=true`, { data: { layout: blocks }, headers });
    const refused = await save((stored as object[]).toReversed());
    expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining(KEPT)]);
    expect((await save(stored)).status()).toBe(200);
  });
  await writer.close();
});

test('a block with a locked structure cannot be changed until an editor releases it', async ({ admin, studio }) => {
  const layout = [
    {
      blockType: 'container',
      advanced: { keepsStructure: true },
      blocks: [{ blockType: 'heading', text: 'Held', level: 'h2' }],
    },
    { blockType: 'heading', text: 'Free', level: 'h2' },
  ];
  const id = await makeDocument(admin, studio.origin, { title: 'Held in its place', layout });
  const page = await admin.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`/admin/collections/pages/${id}`);
  const editor = layoutEditor(page);
  const said = page.getByRole('group', { name: 'Editor' }).getByRole('status').first();
  await editor.tree.getByRole('treeitem', { name: /^Heading: Held/ }).click();
  await page.keyboard.press('Delete');
  await expect(said).toHaveText(/keeps its structure. That is turned off in its settings, under Advanced.$/);
  await expect(
    page.getByRole('toolbar', { name: /^Heading: Held/ }).getByRole('button', { name: 'Delete' }),
  ).toHaveCount(0);

  await editor.tree.getByRole('treeitem', { name: /^Container/ }).click();
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await editor.settings.locator('[id="field-advanced__keepsStructure"]').uncheck();
  await editor.tree.getByRole('treeitem', { name: /^Heading: Held/ }).click();
  await page.keyboard.press('Delete');
  await expect(said).toHaveText('Removed Heading: Held');
  await page.close();
});
