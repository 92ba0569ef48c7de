// @vitest-environment jsdom
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from '@payloadcms/richtext-lexical/lexical';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchTyped } from './watchTyped.ts';

const editor = createEditor({ onError: (error) => expect.unreachable(error.message) });
const told = vi.fn();
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<div contenteditable="true"></div><button>Publish</button>';
  editor.setRootElement(root());
  type('Before');
  told.mockClear();
  stop = watchTyped(editor, told);
  return () => stop();
});

function root(): HTMLElement {
  return document.querySelector('[contenteditable]') as HTMLElement;
}

function type(text: string): void {
  editor.update(
    () =>
      void $getRoot()
        .clear()
        .append($createParagraphNode().append($createTextNode(text))),
    {
      discrete: true,
    },
  );
}

function press(key: string, modifiers: KeyboardEventInit = {}): void {
  root().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
}

const textsTold = () => told.mock.calls.map(([{ root: value }]) => value.children[0].children[0].text);

test('typed text is reported once, on blur', () => {
  type('After');
  expect(told).not.toHaveBeenCalled();
  root().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  root().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(textsTold()).toEqual(['After']);
});

test('a shortcut reports it before its handler runs; a letter does not', () => {
  const order: string[] = [];
  told.mockImplementation(() => order.push('told'));
  const save = ({ ctrlKey }: KeyboardEvent) => ctrlKey && order.push('saved');
  document.addEventListener('keydown', save, { capture: true });
  type('After');
  press('a');
  expect(order).toEqual([]);
  press('s', { ctrlKey: true });
  document.removeEventListener('keydown', save, { capture: true });
  expect(order).toEqual(['told', 'saved']);
});

test('an unchanged text is not reported', () => {
  editor.update(() => void $getRoot().selectEnd(), { discrete: true });
  press('s', { ctrlKey: true });
  root().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(told).not.toHaveBeenCalled();
});

test('a text that the editor only normalized is not reported', () => {
  editor.update(() => void $getRoot().append($createParagraphNode()), { discrete: true, tag: 'history-merge' });
  root().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(told).not.toHaveBeenCalled();
});

test('nothing is reported after stop', () => {
  type('After');
  stop();
  press('s', { ctrlKey: true });
  root().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(told).not.toHaveBeenCalled();
});
