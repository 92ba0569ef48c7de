// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildEditor, EDITED_KINDS } from '../../../model/testing.ts';
import { allOf, click, fakeBrowser, find, nameOf, press, render, type } from '../../../testing.tsx';
import { type OpenRichText, type OpenRichTextOptions, openRichText } from './openRichText.tsx';

const ELEMENT = { version: 1, format: '', indent: 0, direction: null };
const words = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' });
const paragraph = (...children: object[]) => ({ ...ELEMENT, type: 'paragraph', children });
const textOf = (...children: object[]) => ({ root: { ...ELEMENT, type: 'root', children } });
const WIDGET = { type: 'block', version: 2, format: '', fields: { id: 'w', blockType: 'gallery' } };

const told = {
  onChange: vi.fn<OpenRichTextOptions['onChange']>(),
  onUndo: vi.fn(),
  onRedo: vi.fn(),
  onLeave: vi.fn<OpenRichTextOptions['onLeave']>(),
  onRefuse: vi.fn(),
};
let session: OpenRichText | undefined;

fakeBrowser();

beforeEach(() => {
  vi.clearAllMocks();
  // Mocks of APIs that jsdom lacks.
  document.adoptedStyleSheets = [];
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.body.innerHTML = `<div class="r-text" data-block-id="t" data-text="content"><p>Mint tea</p><div
    class="outer"><figure data-block-id="w">A gallery</figure></div></div>`;
});
afterEach(async () => {
  await act(async () => session?.close());
  session = undefined;
});

function open(value: unknown = textOf(paragraph(words('Mint tea')), WIDGET)): OpenRichText {
  const opened = openRichText({ element: element(), label: 'Text, Content', value, ...told });
  if (!opened) throw new Error('Nothing of the text is unknown.');
  session = opened;
  return opened;
}

const element = () => document.querySelector('.r-text') as HTMLElement;
function paste(data: Record<string, string>): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  element().dispatchEvent(Object.assign(event, { clipboardData: { getData: (type: string) => data[type] ?? '' } }));
}

/** Waits until the editor has applied its updates. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** The toolbar, as the canvas shows it. */
const showTools = () =>
  render(
    <div aria-label="Text" data-typing="" role="toolbar">
      {session?.tools}
    </div>,
    { editor: buildEditor([]), kinds: EDITED_KINDS },
  );

test('the element becomes a named text box with the same text and widgets, and is restored on closing', () => {
  const before = element().outerHTML;
  const figure = element().querySelector('figure');
  const opened = open();
  const box = find('textbox', 'Text, Content');
  expect([box, document.activeElement]).toEqual([element(), element()]);
  expect(box.textContent).toContain('Mint tea');
  expect(box.querySelector('.outer figure')?.closest('[contenteditable="false"]')).not.toBeNull();
  opened.close();
  expect(element().outerHTML).toBe(before);
  expect(element().querySelector('figure')).toBe(figure);
  expect([opened.isDirty, told.onChange.mock.calls]).toEqual([false, []]);
});

test('Esc and Tab leave; undo and redo are the store’s', async () => {
  open();
  await press('Escape');
  await press('Tab');
  await press('Tab', { shiftKey: true });
  expect(told.onLeave.mock.calls).toEqual([['here'], ['next'], ['previous']]);
  await press('z', { ctrlKey: true });
  await press('z', { ctrlKey: true, shiftKey: true });
  expect([told.onUndo.mock.calls.length, told.onRedo.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['the start of the next block', 0, ['Mint tea', 8]],
  ['a letter of it', 1, ['Salt', 1]],
])('what a triple click selects ends with its block: up to %s', async (_what, offset, end) => {
  open(textOf(paragraph(words('Mint tea')), { ...ELEMENT, type: 'heading', tag: 'h2', children: [words('Salt')] }));
  const textIn = (tag: string) => element().querySelector(`${tag} span`)?.firstChild as Text;
  getSelection()?.setBaseAndExtent(textIn('p'), 0, textIn('h2'), offset);
  element().dispatchEvent(new MouseEvent('mouseup', { bubbles: true, detail: 3 }));
  await settle();
  expect([getSelection()?.focusNode?.nodeValue, getSelection()?.focusOffset]).toEqual(end);
});

test('a press alone leaves the selection as it is', async () => {
  open(textOf(paragraph(words('Mint tea')), paragraph(words('Salt'))));
  const [first, second] = [...element().querySelectorAll('p span')].map((each) => each.firstChild as Text);
  if (first && second) getSelection()?.setBaseAndExtent(first, 0, second, 0);
  element().dispatchEvent(new MouseEvent('mouseup', { bubbles: true, detail: 1 }));
  await settle();
  expect(getSelection()?.focusNode).toBe(second);
});

test('pasted HTML is reduced to allowed content, and reported as stored', async () => {
  const opened = open(textOf(paragraph()));
  paste({ 'text/html': '<h1>Where</h1><p onclick="x()">By <b>camel</b></p><img src="a.png">', 'text/plain': 'Where' });
  await settle();
  expect(told.onChange.mock.lastCall?.[0]).toMatchObject({
    root: {
      children: [
        { type: 'heading', tag: 'h2', children: [{ text: 'Where' }] },
        { type: 'paragraph', children: [{ text: 'By ' }, { text: 'camel', format: 1 }] },
      ],
    },
  });
  expect([opened.isDirty, element().querySelector('img, [onclick]')]).toEqual([true, null]);
  expect(told.onRefuse).toHaveBeenCalledWith(
    'Left behind: 1 picture that could not be taken along. Save it, then paste it or upload it under Pictures.',
  );
});

test('an external value, such as an undo, is shown and not reported back', async () => {
  const opened = open();
  opened.sync(textOf(paragraph(words('Salt'))));
  await settle();
  expect(element().textContent).toBe('Salt');
  expect(told.onChange).not.toHaveBeenCalled();
  paste({ 'text/plain': '!' });
  await settle();
  expect(JSON.stringify(told.onChange.mock.lastCall?.[0])).toContain('Salt!');
});

test('editing ends on a value that it would lose a part of', () => {
  const opened = open();
  opened.sync(textOf({ type: 'chart', version: 1 }));
  expect(told.onLeave).toHaveBeenCalledWith('here');
});

test('a text with unknown nodes is not edited', () => {
  const before = element().outerHTML;
  const options = { element: element(), label: 'Text', value: textOf({ type: 'chart', version: 1 }), ...told };
  expect(openRichText(options)).toBeUndefined();
  expect(element().outerHTML).toBe(before);
});

test('the toolbar is one tab stop with arrow-key navigation', async () => {
  open();
  await showTools();
  const buttons = () => allOf('button');
  expect(buttons().map(nameOf)).toEqual([
    'Bold (Ctrl+B)',
    'Italic (Ctrl+I)',
    'Heading 2',
    'Heading 3',
    'Heading 4',
    'List',
    'Numbered list',
    'Quote',
    'Link (Ctrl+K)',
  ]);
  const focused = () => nameOf(document.activeElement as Element);
  await press('F10', { altKey: true });
  expect(focused()).toBe('Bold (Ctrl+B)');
  await press('ArrowLeft');
  expect(focused()).toBe('Link (Ctrl+K)');
  expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
  await press('Home');
  await press('ArrowRight');
  await press('ArrowRight');
  await click(document.activeElement as Element);
  await settle();
  const heading = { type: 'heading', tag: 'h2', children: [{ text: 'Mint tea' }] };
  expect(told.onChange.mock.lastCall?.[0]).toMatchObject({ root: { children: [heading, WIDGET] } });
  expect(find('button', 'Heading 2').getAttribute('aria-pressed')).toBe('true');
  await press('Escape');
  expect(document.activeElement).toBe(element());
  expect(told.onLeave).not.toHaveBeenCalled();
});

test('the link dialog opens by its shortcut, and refuses an empty text or an unsafe URL', async () => {
  open(textOf(paragraph(words('Mint tea'))));
  await showTools();
  await press('k', { ctrlKey: true });
  expect(told.onRefuse).toHaveBeenCalledWith('Select the words that should be a link first.');
  // The editor reports it after the event.
  await act(async () => void (await press('a', { ctrlKey: true })));
  await press('k', { ctrlKey: true });
  const address = () => find('textbox', 'Address of the link');
  expect(document.activeElement).toBe(address());
  await type(address(), 'javascript:alert(1)');
  await press('Enter');
  expect(find('alert', /^Write a path/)).toBeDefined();
  await type(address(), 'tea.example/mint');
  expect(await press('Enter')).toBe(false);
  await settle();
  expect(JSON.stringify(told.onChange.mock.lastCall?.[0])).toContain('"url":"https://tea.example/mint"');
  expect(document.activeElement).toBe(element());
});
