// @vitest-environment jsdom
import { act, useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { block } from '../../shared/layouts/testing.ts';
import { buildEditor, EDITED_KINDS, outline } from '../model/testing.ts';
import { allOf, fakeBrowser, find, focus, press, render } from '../testing.tsx';
import { KeysProvider, useFrameKeys } from './KeysProvider.tsx';

fakeBrowser();

const [save, show] = [vi.fn(), vi.fn()];
let page: Document;

beforeEach(() => {
  vi.clearAllMocks();
  page = document.implementation.createHTMLDocument();
});

function Canvas() {
  useFrameKeys(page);
  return <button type="button">Page</button>;
}

function Shell({ isOn }: { isOn: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <KeysProvider root={root} save={save} show={show} isOn={isOn}>
      <div ref={root}>
        <Canvas />
      </div>
      <button type="button">Outside</button>
    </KeysProvider>
  );
}

async function start(isOn = true) {
  const editor = buildEditor([block('word', 'a'), block('word', 'b')]);
  editor.select(['a']);
  await render(<Shell isOn={isOn} />, { editor, kinds: EDITED_KINDS });
  return () => outline(editor.getState().tree);
}

const pressOnPage = (key = 'Delete', modifiers: KeyboardEventInit = {}) =>
  act(async () => page.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers })));

test('shortcuts work inside the editor and on the page in its iframe, and nowhere else', async () => {
  const tree = await start();
  await focus(find('button', 'Outside'));
  await press('Delete');
  expect(tree()).toBe('a b');
  await focus(find('button', 'Page'));
  await press('?');
  expect(show.mock.calls).toEqual([['keys']]);
  await press('/');
  expect(allOf('dialog')).toHaveLength(1);
  await pressOnPage();
  expect(tree()).toBe('b');
});

test('the save shortcut is handled in the iframe only: the studio handles it in its own document', async () => {
  await start();
  await focus(find('button', 'Page'));
  await press('s', { ctrlKey: true });
  expect(save).not.toHaveBeenCalled();
  await pressOnPage('s', { ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(1);
});

test('no shortcut works while editing is disabled', async () => {
  const tree = await start(false);
  await focus(find('button', 'Page'));
  await press('Delete');
  await pressOnPage();
  expect(tree()).toBe('a b');
});
