import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const ELEMENT = { version: 1, format: '', indent: 0, direction: null };
const paragraph = (text: string) => ({ ...ELEMENT, type: 'paragraph', children: [{ type: 'text', version: 1, text }] });
const WIDGET = { type: 'block', version: 2, format: '', fields: { blockType: 'quote', text: 'Tea first.' } };
const textOf = (...children: object[]) => ({ root: { ...ELEMENT, type: 'root', children } });

const LAYOUT = [
  { blockType: 'heading', text: 'From the snow to the sand', level: 'h2' },
  { blockType: 'rich-text', content: textOf(paragraph('Mint tea'), WIDGET, paragraph('Salt')) },
  { blockType: 'heading', text: 'Afterwards', level: 'h2' },
];

/** Clicks just after so many characters of a text. */
async function clickAfter(text: Locator, offset: number): Promise<void> {
  const position = await text.evaluate((element, count) => {
    const range = document.createRange();
    range.setStart(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text, count);
    const [caret, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    // The page is drawn smaller than it is.
    const scale = (window.frameElement?.getBoundingClientRect().width ?? innerWidth) / innerWidth;
    return { x: (caret.x - box.x) * scale + 0.5, y: (caret.y - box.y + caret.height / 2) * scale };
  }, offset);
  await text.click({ position });
}

async function openAgain(page: Page, id: number) {
  const editor = await openEditor(page, 'pages', id);
  const text = editor.page.locator('[data-text="content"]').first();
  await text.waitFor();
  const typed = editor.page.getByRole('textbox', { name: /^Text/ });
  const tools = page.getByRole('toolbar', { name: /^Text/ });
  const said = page.getByRole('group', { name: 'Editor' }).getByRole('status').first();
  return { editor, text, typed, tools, said };
}

test('a rich text is edited in place, with its formats, by mouse', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Running text in place', layout: LAYOUT });
  const page = await admin.newPage();
  const { editor, text, tools, typed } = await openAgain(page, id);
  const tool = (name: RegExp | string) => tools.getByRole('button', { name });

  await test.step('a click selects, a second one puts the caret there', async () => {
    const first = text.getByText('Mint tea');
    await clickAfter(first, 4);
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Text');
    await expect(typed).toHaveCount(0);
    await clickAfter(first, 4);
    await expect(typed).toBeFocused();
    await page.keyboard.type(' green');
    await expect(typed.locator('p').first()).toHaveText('Mint green tea');
    await expect(typed).toContainText('Tea first.');
  });

  await test.step('letters and blocks get formats by keys and buttons', async () => {
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+b');
    await expect(typed.locator('strong')).toHaveText('green');
    await expect(tool(/^Bold/)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bread');
    await tool('Heading 3').click();
    await expect(typed.getByRole('heading', { level: 3 })).toHaveText('Bread');
    await expect(typed).toBeFocused();
  });

  await test.step('a triple click selects its paragraph, and nothing of the heading after it', async () => {
    await typed.locator('p').first().click({ clickCount: 3 });
    const end = () =>
      typed.evaluate(
        ({ ownerDocument }) => ownerDocument.getSelection()?.focusNode?.parentElement?.closest('p, h3')?.textContent,
      );
    await expect.poll(end).toBe('Mint green tea');
    await typed.getByRole('heading', { level: 3 }).click();
    await page.keyboard.press('End');
  });

  await test.step('a link is set, after words are chosen', async () => {
    await page.keyboard.press('Shift+Home');
    await tool(/^Link/).click();
    await tools.getByLabel('Address of the link').fill('/bread/');
    await page.keyboard.press('Enter');
    await expect(typed.getByRole('link', { name: 'Bread' })).toBeVisible();
    await expect(typed).toBeFocused();
  });

  await test.step('the editor’s undo works inside, and the text stays open', async () => {
    await page.keyboard.press('Control+z');
    await expect(typed.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(typed.getByRole('link', { name: 'Bread' })).toBeVisible();
  });

  await test.step('an update from the server does not change it', async () => {
    // Undo and redo go by steps of typing, and may leave the caret in another paragraph.
    await typed.getByRole('heading', { level: 3 }).click();
    const drawn = page.waitForResponse(/\/preview\/render/);
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await drawn;
    await page.keyboard.type('?');
    await expect(typed.getByRole('heading', { level: 3 })).toHaveText('Bread!?');
  });

  await test.step('Esc ends editing and keeps the text, and the page is the server’s rendering', async () => {
    await page.keyboard.press('Escape');
    await expect(typed).toHaveCount(0);
    await expect(text.locator('h3[id] a[href="/bread/"]')).toHaveText('Bread');
    expect(await text.evaluate((element) => element.outerHTML)).not.toMatch(/contenteditable|lexical|data-typing/);
    await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
    const { layout } = await readDocument(admin, 'pages', id);
    expect(layout).toMatchObject([
      {},
      {
        content: textOf(
          { type: 'paragraph', children: [{ text: 'Mint ' }, { text: 'green', format: 1 }, { text: ' tea' }] },
          { type: 'heading', tag: 'h3', children: [{ type: 'link', fields: { url: '/bread/' } }, { text: '!?' }] },
          WIDGET,
          { type: 'paragraph', children: [{ text: 'Salt' }] },
        ),
      },
      {},
    ]);
  });
  await page.close();
});

test('a rich text is edited in place by keyboard only, and accepts pasted content', async ({ admin, studio }) => {
  const id = await makeDocument(admin, studio.origin, { title: 'Running text by keyboard', layout: LAYOUT });
  const page = await admin.newPage();
  const { editor, said, tools, typed } = await openAgain(page, id);
  await editor.select(/^Heading: From/);

  await test.step('Tab reaches it from the previous text, and leaves it', async () => {
    const heading = editor.page.getByRole('textbox', { name: 'Heading, Text' });
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(typed).toBeFocused();
    await expect(said).toHaveText(/^Editing Text.*; Alt\+F10 for its tools$/);
    await page.keyboard.press('Tab');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(typed).toBeFocused();
  });

  await test.step('its toolbar is reached and left', async () => {
    await page.keyboard.press('Alt+F10');
    await expect(tools.getByRole('button', { name: /^Bold/ })).toBeFocused();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: 'List', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(typed.getByRole('listitem')).toHaveText('Salt');
    await page.keyboard.press('Escape');
    await expect(typed).toBeFocused();
    await page.keyboard.type(' and bread');
    await expect(typed.getByRole('listitem')).toHaveText('Salt and bread');
  });

  await test.step('pasted content is reduced to allowed formats', async () => {
    await page.keyboard.press('Enter');
    await typed.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/html', '<h1 style="color: red">Oil</h1><ul><li>Olives</li></ul>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(typed.getByRole('listitem').last()).toHaveText('Olives');
    expect(await typed.evaluate((element) => element.querySelectorAll('h1, [style*="red"]').length)).toBe(0);
  });

  await page.keyboard.press('Escape');
  await expect(typed).toHaveCount(0);
  await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
  const stored = JSON.stringify((await readDocument(admin, 'pages', id)).layout);
  for (const words of ['Salt and bread', 'Olives', 'Tea first.']) expect(stored).toContain(words);
  await page.close();
});
