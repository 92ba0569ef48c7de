import type { Locator, Page } from '@playwright/test';
import { expect, type LayoutEditor, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const LAYOUT = [
  { blockType: 'heading', text: 'From *the snow* to the sand', level: 'h2' },
  { blockType: 'quote', text: 'Tea first.', cite: 'Brahim' },
  {
    blockType: 'icon-list',
    items: [
      { text: 'Wool', icon: 'none' },
      { text: 'Salt', icon: 'none' },
    ],
  },
  { blockType: 'button', label: 'See them', link: { kind: 'address', address: '/tours/' } },
  { blockType: 'call-to-action', title: 'Come along', ribbon: 'New' },
  { blockType: 'spacer' },
];

interface Opened {
  page: Page;
  editor: LayoutEditor;
  heading: Locator;
  /** The text that is being edited. */
  typed: Locator;
  said: Locator;
}

async function openPage(
  admin: Parameters<typeof makeDocument>[0],
  origin: string,
  title: string,
): Promise<Opened & { id: number }> {
  const id = await makeDocument(admin, origin, { title, layout: LAYOUT });
  const page = await admin.newPage();
  return { id, ...(await openAgain(page, id)) };
}

async function openAgain(page: Page, id: number): Promise<Opened> {
  const editor = await openEditor(page, 'pages', id);
  const heading = editor.page.getByRole('heading', { level: 2 }).first();
  await heading.waitFor();
  const typed = editor.page.locator('[data-typing]');
  const said = page.getByRole('group', { name: 'Editor' }).getByRole('status').first();
  return { page, editor, heading, typed, said };
}

/** Clicks just after so many characters of an element's text. */
async function clickAfter(element: Locator, offset: number): Promise<void> {
  const position = await element.evaluate((node, count) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    let left = count;
    while (texts.nextNode() && left > (texts.currentNode.nodeValue ?? '').length) {
      left -= (texts.currentNode.nodeValue ?? '').length;
    }
    range.setStart(texts.currentNode, left);
    const [caret, box] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    // The page is drawn smaller than it is.
    const scale = (window.frameElement?.getBoundingClientRect().width ?? innerWidth) / innerWidth;
    return { x: (caret.x - box.x) * scale + 0.5, y: (caret.y - box.y + caret.height / 2) * scale };
  }, offset);
  await element.click({ position });
}

test('a text is edited in place, by mouse', async ({ admin, studio }) => {
  const { editor, heading, id, page, said, typed } = await openPage(admin, studio.origin, 'Typed in place');
  const field = editor.settings.getByLabel(/^Text/);

  await test.step('a click selects, a second one puts the caret there', async () => {
    await clickAfter(heading, 4);
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Heading');
    await expect(typed).toHaveCount(0);
    await clickAfter(heading, 4);
    await expect(typed).toHaveRole('textbox');
    await expect(typed).toHaveAccessibleName('Heading, Text');
    await expect(said).toHaveText('Editing Heading, Text');
    await page.keyboard.type('ever');
    await expect(typed).toHaveText('Fromever the snow to the sand');
  });

  await test.step('emphasis is shown without asterisks, and stored with them', async () => {
    await expect(typed.locator('em')).toHaveText('the snow');
    await expect(field).toHaveValue('Fromever *the snow* to the sand');
    await page.keyboard.press('End');
    await page.keyboard.type(' and *tea* now');
    await expect(typed.locator('em')).toHaveText(['the snow', 'tea']);
    await expect(field).toHaveValue('Fromever *the snow* to the sand and *tea* now');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await page.keyboard.press('Control+i');
    await expect(typed.locator('em')).toHaveText(['the snow', 'tea', 'now']);
  });

  await test.step('the editor’s undo works inside, and the text stays open', async () => {
    await page.keyboard.press('Control+z');
    await expect(typed.locator('em').filter({ hasText: /^now$/ })).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(typed.locator('em')).toHaveText(['the snow', 'tea', 'now']);
  });

  await test.step('an update from the server does not change it', async () => {
    const drawn = page.waitForResponse(/\/preview\/render/);
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await drawn;
    await page.keyboard.type('?');
    await expect(typed).toHaveText('Fromever the snow to the sand and tea now!?');
  });

  await test.step('Esc ends editing and keeps the text, and the page is the server’s rendering', async () => {
    await page.keyboard.press('Escape');
    await expect(typed).toHaveCount(0);
    await expect(heading).toHaveText('Fromever the snow to the sand and tea now!?');
    expect(await heading.evaluate((element) => element.hasAttribute('contenteditable'))).toBe(false);
    await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
    const { layout } = await readDocument(admin, 'pages', id);
    expect(layout).toMatchObject([{ text: 'Fromever *the snow* to the sand and *tea* *now!?*' }, {}, {}, {}, {}, {}]);
  });

  await test.step('a click elsewhere ends editing; IME composition is not interrupted', async () => {
    await clickAfter(heading, 0);
    await expect(typed).toBeVisible();
    await page.keyboard.press('Home');
    const devtools = await admin.newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await devtools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
    await devtools.send('Input.insertText', { text: '日本' });
    await expect(typed).toHaveText(/^日本Fromever/);
    await expect(field).toHaveValue(/^日本Fromever/);
    await editor.page.getByText('Tea first.').click();
    await expect(typed).toHaveCount(0);
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Quote');
  });

  await test.step('typed text is shown after a reload', async () => {
    await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
    const again = await openAgain(page, id);
    await expect(again.heading).toHaveText(/^日本Fromever the snow/);
  });
  await page.close();
});

test('texts are edited in place, by keyboard only', async ({ admin, studio }) => {
  const { editor, id, page, said, typed } = await openPage(admin, studio.origin, 'Typed by keyboard');
  const row = (name: string) => editor.tree.getByRole('treeitem', { name: new RegExp(`^${name}`) });

  await test.step('Enter in the tree edits the first text of the selected block, Tab moves to the next', async () => {
    await row('Heading').click();
    await page.keyboard.press('Enter');
    await expect(typed).toHaveAccessibleName('Heading, Text');
    await page.keyboard.type('Nine nights');
    await page.keyboard.press('Tab');
    await expect(typed).toHaveAccessibleName('Quote, Words');
    await expect(said).toHaveText('Editing Quote, Words');
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Quote');
  });

  await test.step('Enter breaks the line where there may be several', async () => {
    await page.keyboard.type('Tea first.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Then the road.');
    await page.keyboard.press('Tab');
    await expect(typed).toHaveAccessibleName('Quote, Who said it');
    await page.keyboard.press('Shift+Tab');
    await expect(typed).toHaveAccessibleName('Quote, Words');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(typed).toHaveAccessibleName(/^Icon list, .+ 2, /);
    await page.keyboard.press('End');
    await page.keyboard.type(' blocks');
  });

  await test.step('Enter ends editing of a single-line text; focus is restored', async () => {
    await page.keyboard.press('Tab');
    await expect(typed).toHaveAccessibleName('Button, Label');
    await page.keyboard.type('See all of them');
    await page.keyboard.press('Enter');
    await expect(typed).toHaveCount(0);
    await expect(row('Heading')).toBeFocused();
  });

  await test.step('Enter on the selected row edits its text; a block without one shows its settings', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(typed).toHaveCount(0);
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  });

  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  expect((await readDocument(admin, 'pages', id)).layout).toMatchObject([
    { text: 'Nine nights' },
    { text: 'Tea first.\nThen the road.', cite: 'Brahim' },
    { items: [{ text: 'Wool' }, { text: 'Salt blocks' }] },
    { label: 'See all of them' },
    {},
    {},
  ]);
  await page.close();
});

test('pasted and typed text is limited to what the field allows', async ({ admin, studio }) => {
  const { editor, page, said, typed } = await openPage(admin, studio.origin, 'Pasted in place');
  await page.evaluate(() => document.documentElement.focus());
  const paste = (text: string) =>
    typed.evaluate((element, plain) => {
      const data = new DataTransfer();
      data.setData('text/plain', plain);
      data.setData('text/html', `<b>${plain}</b>`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
  const begin = async (text: string) => {
    await editor.page.getByText(text, { exact: true }).click();
    await editor.page.getByText(text, { exact: true }).click();
    await page.keyboard.press('Control+a');
  };

  await begin('Come along');
  await paste('Nine nights\r\nin the desert\n');
  await expect(typed).toHaveText('Nine nights in the desert');
  expect(await typed.evaluate((element) => element.children.length)).toBe(0);
  await page.keyboard.press('Escape');

  await begin('Tea first.');
  await paste('Tea first.\r\nThen the road.');
  await expect(typed).toHaveText('Tea first.\nThen the road.', { useInnerText: true });
  await page.keyboard.press('Escape');

  await begin('New');
  await paste('A ribbon that is far longer than a ribbon may ever be');
  await expect(typed).toHaveText('A ribbon that is far longer th');
  await expect(said).toHaveText('Call to action, Ribbon takes at most 30 characters.');
  await page.keyboard.type('x');
  await expect(typed).toHaveText('A ribbon that is far longer th');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(typed).toBeEmpty();
  await expect(typed).toBeVisible();
  await page.keyboard.type('Soon');
  await page.keyboard.press('Escape');
  await expect(editor.page.getByText('Soon')).toBeVisible();
  await page.close();
});

test('two windows type on one page', async ({ admin, studio }) => {
  const { editor, heading, id, page, typed } = await openPage(admin, studio.origin, 'Typed by two');
  const other = await admin.newPage();
  const second = await openAgain(other, id);
  await clickAfter(heading, 4);
  await clickAfter(heading, 4);
  await page.keyboard.type(' far');
  await second.editor.page.getByText('Tea first.').click();
  await second.editor.page.getByText('Tea first.').click();
  await other.keyboard.press('End');
  await other.keyboard.type(' Always.');
  await expect(editor.page.getByText('Tea first. Always.')).toBeVisible({ timeout: SAVED_WITHIN_MS });
  await expect(typed).toHaveText('From far the snow to the sand');
  await page.keyboard.type(' away');
  await expect(typed).toHaveText('From far away the snow to the sand');
  await expect(second.heading).toHaveText('From far away the snow to the sand', { timeout: SAVED_WITHIN_MS });
  await expect(second.typed).toHaveText('Tea first. Always.');
  await other.close();
  await page.close();
});

test('menus on the page, and what a double click opens', async ({ admin, studio }) => {
  const { editor, heading, page, typed } = await openPage(admin, studio.origin, 'Menus on the page');

  await test.step('a right click has the menu of the block’s row', async () => {
    const menu = page.getByRole('menu', { name: 'What to do with the block' });
    // Until the editor listens to the page, the browser has its own menu.
    await expect(async () => {
      await heading.click({ button: 'right' });
      await expect(menu.getByRole('menuitem', { name: /^Wrap in/ })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await menu.getByRole('menuitem', { name: /^Duplicate/ }).click();
    await expect(editor.tree.getByRole('treeitem', { name: /^Heading/ })).toHaveCount(2);
    // The page follows the tree once the server has rendered it; targets of presses move meanwhile.
    const headings = editor.page.getByRole('heading', { level: 2, name: 'From the snow to the sand' });
    await expect(headings).toHaveCount(2);
    await page.getByRole('button', { name: /^Undo: Duplicated/ }).click();
    await expect(headings).toHaveCount(1);
    await editor.page.getByText('Tea first.').click();
    await page.keyboard.press('Shift+F10');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(typed).toHaveAccessibleName('Quote, Words');
    await page.keyboard.press('Escape');
  });

  await test.step('only kinds that can hold the blocks are offered around them', async () => {
    await heading.click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Wrap in/ }).click();
    const offers = page.getByRole('dialog').getByRole('option');
    await expect(offers.filter({ hasText: 'Container' })).toHaveCount(1);
    await expect(offers.filter({ hasText: 'Button' })).toHaveCount(0);
    await offers.filter({ hasText: 'Container' }).click();
    await expect(editor.tree.getByRole('treeitem', { name: /^Container/ })).toHaveCount(1);
    // On the page, too: the container of its template, and the new one.
    await expect(editor.page.locator('[data-block-type="container"]').filter({ has: heading })).toHaveCount(2);
  });

  await test.step('an Alt click lists all blocks under the pointer, the innermost first', async () => {
    await heading.click({ modifiers: ['Alt'] });
    const here = page.getByRole('menu', { name: 'Blocks here' });
    await expect(here.getByRole('menuitemradio')).toHaveText([/^Heading/, /^Container/]);
    await here.getByRole('menuitemradio', { name: /^Container/ }).click();
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Container');
  });

  await test.step('a double click on a block without text opens its settings', async () => {
    await editor.page.locator('[data-block-type="spacer"]').dblclick();
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
    await expect(page.getByRole('region', { name: /^Space/ })).toBeVisible();
  });

  await test.step('a block added at the end scrolls the page only', async () => {
    await editor.tree.getByRole('treeitem', { name: /at the end of the page$/ }).click();
    await page.getByRole('dialog').getByRole('option', { name: 'Heading', exact: true }).click();
    await expect(editor.page.getByText('A new heading')).toBeInViewport();
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll('.rihla-editor, .rihla-editor *')]
        .filter(({ scrollTop }) => scrollTop > 0)
        .map(({ className }) => className),
    );
    expect(moved.filter((name) => !name.includes('tree'))).toEqual([]);
  });
  await page.close();
});
