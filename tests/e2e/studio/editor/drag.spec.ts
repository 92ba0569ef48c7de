import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../support/axe.ts';
import { expect, type LayoutEditor, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const heading = (text: string) => ({ blockType: 'heading', text, level: 'h2' });
const LAYOUT = [
  { blockType: 'container', blocks: [heading('Inside')] },
  heading('First'),
  {
    blockType: 'accordion',
    opens: 'none',
    items: [{ title: 'Folded', blocks: [heading('Deep')] }],
  },
  heading('Last'),
];

interface Opened {
  page: Page;
  editor: LayoutEditor;
  id: number;
  /** Headings of the page, by their words. */
  at: (words: string) => Locator;
  line: Locator;
  said: Locator;
}

async function open(admin: Parameters<typeof makeDocument>[0], origin: string, title: string): Promise<Opened> {
  const id = await makeDocument(admin, origin, { title, layout: LAYOUT });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  const at = (words: string) => editor.page.getByRole('heading', { name: words });
  await at('First').waitFor();
  const said = page.getByRole('group', { name: 'Editor' }).getByRole('status').first();
  return { page, editor, id, at, said, line: page.locator('.rihla-canvas__drop') };
}

/** Presses on a drag handle, and moves over a part of the page, in steps as a hand does. */
async function drag(page: Page, handle: Locator, over: Locator, share: number): Promise<void> {
  const from = await boxOf(handle);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await moveOver(page, over, share);
}

/** Moves to a share of the height of an element. */
async function moveOver(page: Page, over: Locator, share: number): Promise<void> {
  const to = await boxOf(over);
  await page.mouse.move(to.x + to.width / 3, to.y + to.height * share, { steps: 12 });
}

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** Selects a heading in the tree, since a second click on the page begins to type; returns the handle of its bar. */
async function select({ editor, page }: Pick<Opened, 'editor' | 'page'>, words: RegExp): Promise<Locator> {
  await editor.select(words);
  return page.locator('.rihla-canvas__bar [data-handle]');
}

const headings = (layout: unknown) =>
  [...JSON.stringify(layout).matchAll(/"text":"([^"]*)"/g)].map(([, words]) => words).join(' ');

test('blocks are dragged on the page, by mouse', async ({ admin, studio }) => {
  const { at, editor, id, line, page, said } = await open(admin, studio.origin, 'Dragged');

  await test.step('a line names the target; Esc cancels, wherever the focus is', async () => {
    await drag(page, await select({ editor, page }, /Last/), at('First'), 0.2);
    await expect(line).toHaveText('After Container');
    expect(await findViolations(page).then((found) => found.filter((each) => each.includes('rihla-canvas')))).toEqual(
      [],
    );
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
    await expect(said).toHaveText('Nothing was moved.');
    await page.mouse.up();
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Last');
  });

  await test.step('it lands inside a container, and undo brings it back', async () => {
    const handle = await select({ editor, page }, /Last/);
    const before = await boxOf(handle);
    await drag(page, handle, at('Inside'), 0.8);
    await expect(line).toHaveText('In Container, after Heading');
    await page.mouse.up();
    await expect(said).toHaveText(/^Moved to 2 of 2 in Container/);
    // The page is redrawn later than the tree, and the handle follows its block of the page.
    const top = async () => (await boxOf(handle)).y;
    await expect.poll(top).not.toBe(before.y);
    await page.keyboard.press('Control+z');
    await expect(said).toHaveText(/^Undone: Moved/);
    await expect.poll(top).toBe(before.y);
  });

  await test.step('a closed title opens under a resting pointer', async () => {
    const title = editor.page.locator('summary', { hasText: 'Folded' });
    await expect(at('Deep')).toBeHidden();
    await drag(page, await select({ editor, page }, /Last/), title, 0.5);
    await expect(at('Deep')).toBeVisible();
    await moveOver(page, at('Deep'), 0.9);
    await expect(line).toHaveText('In Accordion, after Heading');
    await page.mouse.up();
  });

  await test.step('the dragged block is saved at its new position', async () => {
    const read = async () => {
      const layout = (await readDocument(admin, 'pages', id)).layout as object[];
      return layout.map(headings);
    };
    await expect.poll(read, { timeout: SAVED_WITHIN_MS }).toEqual(['Inside', 'First', 'Deep Last']);
  });
  await page.close();
});

test('a new block is dragged from the palette; a refused drop says why', async ({ admin, studio }) => {
  const { at, editor, line, page, said } = await open(admin, studio.origin, 'Dragged from the palette');
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  const find = async (words: string) => {
    await page.keyboard.press('/');
    await palette.getByRole('combobox').fill(words);
  };

  await (await select({ editor, page }, /First/)).waitFor();
  await find('quote');
  await drag(page, palette.getByRole('option', { name: 'Quote', exact: true }).first(), at('Inside'), 0.4);
  await expect(palette).toBeHidden();
  await expect(line).toHaveText('In Container, before Heading');
  await page.mouse.up();
  await expect(said).toHaveText(/^Added Quote/);
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('Quote');

  await find('button');
  await drag(page, palette.getByRole('option', { name: 'Button', exact: true }).first(), at('First'), 0.9);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(said).toHaveText('Nothing was added.');

  await test.step('a click still adds the block at the requested position', async () => {
    await find('divider');
    await palette.getByRole('option').first().click();
    await expect(said).toHaveText(/^Added Divider/);
  });
  await page.close();
});

test('keys and menus do the same without dragging', async ({ admin, studio }) => {
  const { editor, id, page, said } = await open(admin, studio.origin, 'Moved by keys');
  await editor.select(/First/);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(said).toHaveText(/^Moved to 2 of 2 in Container/);
  await editor.tree.getByRole('treeitem', { selected: true }).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
  await expect(said).toHaveText(/^Moved to 1 of 2 in Container/);
  await expect
    .poll(async () => headings((await readDocument(admin, 'pages', id)).layout), { timeout: SAVED_WITHIN_MS })
    .toBe('First Inside Deep Last');
  await page.close();
});

test('frames of a drag over 300 blocks are short', async ({ admin, studio }) => {
  const layout = Array.from({ length: 100 }, (_, n) => ({
    blockType: 'container',
    blocks: [heading(`Row ${n}`), { blockType: 'spacer' }],
  }));
  const id = await makeDocument(admin, studio.origin, { title: 'Three hundred blocks', layout });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await editor.page.getByRole('heading', { name: 'Row 0', exact: true }).waitFor();
  const handle = await select({ editor, page }, /Row 0$/);
  await drag(page, handle, editor.page.getByRole('heading', { name: 'Row 2', exact: true }), 0.9);
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.rihla-canvas iframe');
    const spent: number[] = [];
    Object.assign(window, { spent });
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      ask((time) => {
        const from = performance.now();
        draw(time);
        // The layout work that the drag causes counts.
        void frame?.contentDocument?.body.offsetHeight;
        spent.push(performance.now() - from);
      });
  });
  for (let n = 0; n < 8; n += 1) {
    await moveOver(page, editor.page.getByRole('heading', { name: `Row ${n % 4}`, exact: true }), 0.3);
  }
  const spent = await page.evaluate(() => (window as unknown as { spent: number[] }).spent.toSorted((a, b) => a - b));
  expect(spent.length).toBeGreaterThan(20);
  const share = (part: number) => spent[Math.floor(spent.length * part)];
  test
    .info()
    .annotations.push({ type: 'frames of a drag, in ms', description: `p50 ${share(0.5)}, p95 ${share(0.95)}` });
  // The median, since a busy machine interrupts some frames.
  expect(share(0.5)).toBeLessThanOrEqual(16);
  await page.mouse.up();
  await page.close();
});
