// Values that differ on tablets and phones or are set in several blocks, the error of a refused layout, and a single save by the shortcut.
import { findViolations } from '../../support/axe.ts';
import { expect, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const paragraph = (text: string) => ({ blockType: 'heading', text, level: 'h3' });
const LAYOUT = [
  {
    blockType: 'container',
    direction: 'grid',
    grid: '1-1-1',
    gap: '6',
    blocks: [paragraph('One'), paragraph('Two'), paragraph('Three')],
  },
];

test('columns and spaces that differ by device are set by mouse and by keyboard, and published', async ({
  admin,
  studio,
}) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Widths', layout: LAYOUT });
  const page = await admin.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = await openEditor(page, 'pages', id);
  await editor.select(/^Three columns/);
  await page.getByRole('tab', { name: 'Style' }).click();
  const columnsOf = () =>
    editor.page
      .locator('.r-grid--1-1-1')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  await expect.poll(columnsOf).toBe(3);

  await page.getByRole('radio', { name: 'Settings for Tablet' }).check({ force: true });
  const onTablets = page.getByRole('combobox', { name: 'Columns on tablets' });
  await onTablets.selectOption('Two equal');
  await expect.poll(columnsOf).toBe(2);
  await expect(
    page.getByRole('group', { name: 'Device', exact: true }).getByRole('radio', { name: 'Tablet' }),
  ).toBeChecked();
  const found = await findViolations(page);
  expect(found.filter((line) => line.includes('rihla-editor-settings__device'))).toEqual([]);

  // By keyboard: on to phones, which inherit, and a choice by its first letter.
  await page.getByRole('radio', { name: 'Settings for Tablet' }).focus();
  await page.keyboard.press('ArrowRight');
  const onPhones = page.getByRole('combobox', { name: 'Columns on phones' });
  await expect(onPhones.locator('option').first()).toHaveText('From tablet: Two equal');
  await expect.poll(columnsOf).toBe(2);
  await onPhones.focus();
  await page.keyboard.type('On');
  await expect.poll(columnsOf).toBe(1);
  await page.getByRole('button', { name: 'Reset Columns on phones' }).last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(columnsOf).toBe(2);
  await page.getByRole('combobox', { name: 'Space between on phones' }).selectOption('None');

  await expect
    .poll(async () => JSON.stringify((await readDocument(admin, 'pages', id)).layout), { timeout: SAVED_WITHIN_MS })
    .toContain('"deviceValues":{"tablet":{"grid":"1-1"},"mobile":{"grid":null,"gap":"0"}}');
  const preview = await admin.newPage();
  for (const [width, columns, hasGap] of [
    [1280, 3, true],
    [900, 2, true],
    [390, 2, false],
  ] as const) {
    await preview.setViewportSize({ width, height: 800 });
    await preview.goto(`/preview/pages/${id}/`);
    const grid = preview.locator('.r-grid--1-1-1');
    const shown = await grid.evaluate((element) => {
      const { columnGap, gridTemplateColumns } = getComputedStyle(element);
      return [gridTemplateColumns.split(' ').length, columnGap !== '0px'];
    });
    expect(shown).toEqual([columns, hasGap]);
  }
  await preview.close();
  await page.close();
});

test('a value that a setting does not have there is refused', async ({ admin, studio }) => {
  const [block] = LAYOUT;
  for (const deviceValues of [
    { tablet: { grid: 'sidebar' } },
    { watch: { gap: '1' } },
    { mobile: { width: 'full' } },
  ]) {
    const answer = await admin.request.post('/api/pages', {
      data: { title: 'Wrong', _status: 'published', layout: [{ ...block, deviceValues }] },
      headers: { origin: studio.origin },
    });
    expect(answer.status()).toBe(400);
  }
});

test('the shortcut sends a draft once, and a layout that is refused as a whole says why', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Once', layout: LAYOUT });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1;
  });
  await editor.select(/^Three columns/);
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+d');
  await page.keyboard.press('ControlOrMeta+s');
  await expect
    .poll(async () => ((await readDocument(admin, 'pages', id)).layout as unknown[]).length, {
      timeout: SAVED_WITHIN_MS,
    })
    .toBe(2);
  // A second request would have been sent at once, before those of the next press.
  await page.keyboard.press('ControlOrMeta+d');
  await page.keyboard.press('ControlOrMeta+s');
  await expect
    .poll(async () => ((await readDocument(admin, 'pages', id)).layout as unknown[]).length, {
      timeout: SAVED_WITHIN_MS,
    })
    .toBe(3);
  expect(sent).toBe(2);

  const why = 'The layout holds too many blocks.';
  await page.route(`**/api/pages/${id}?*`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const errors = [{ path: 'layout', message: why }];
    await route.fulfill({
      status: 400,
      json: { errors: [{ name: 'ValidationError', message: 'x', data: { errors } }] },
    });
  });
  await editor.select(/^Three columns/);
  await page.keyboard.press('ControlOrMeta+d');
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible({ timeout: SAVED_WITHIN_MS });
  await page.unroute(`**/api/pages/${id}?*`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('alert').filter({ hasText: why })).toHaveCount(0);
  await page.close();
});

test('a choice that several blocks have is set in all of them as one step, by mouse and by keyboard', async ({
  admin,
  studio,
}) => {
  const layout = ['One', 'Two'].map((text) => ({ blockType: 'heading', text, level: 'h2', size: 'auto' }));
  const id = await makeDocument(admin, studio.origin, { title: 'Alike', layout });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await editor.select(/^Heading: One/);
  await editor.tree.getByRole('treeitem', { name: /^Heading: Two/ }).click({ modifiers: ['Control'] });
  await page.getByText('In all 2 blocks').click();
  const size = page.getByRole('combobox', { name: 'Size of all selected blocks' });
  await expect(size).toHaveValue('auto');
  await size.selectOption({ index: 2 });
  const undo = page.getByRole('button', { name: 'Undo: Changed Size of 2 blocks' });
  await expect(undo).toBeVisible();
  expect((await findViolations(page)).filter((line) => line.includes('rihla-editor-settings__device'))).toEqual([]);
  await undo.click();
  await expect(size).toHaveValue('auto');
  await size.focus();
  await page.keyboard.press('ArrowDown');
  await expect(undo).toBeVisible();
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  const stored = (await readDocument(admin, 'pages', id)).layout as { size: string }[];
  expect(stored[0]?.size).not.toBe('auto');
  expect(stored[1]?.size).toBe(stored[0]?.size);
  await page.close();
});
