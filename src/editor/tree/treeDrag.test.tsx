// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { block, KINDS } from '../../shared/layouts/testing.ts';
import { buildEditor, outline } from '../model/testing.ts';
import { allOf, fakeBrowser, find, press, render } from '../testing.tsx';
import { Tree } from './Tree.tsx';

/** Row height in CSS pixels; jsdom has no layout. */
const ROW = 32;

fakeBrowser();

beforeEach(() => {
  vi.useFakeTimers();
  const rows = () => [...document.querySelectorAll('[data-row]')];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = rows().indexOf(this);
    return at < 0 ? new DOMRect(0, 0, 300, 1000) : new DOMRect(0, at * ROW, 300, ROW);
  });
  document.elementFromPoint = (_, y) => rows()[Math.floor(y / ROW)] ?? null;
  Element.prototype.setPointerCapture = vi.fn();
});

afterEach(() => vi.useRealTimers());

async function show() {
  const editor = buildEditor(
    [
      block('box', 'a', { blocks: [block('word', 'b'), block('word', 'c')] }),
      block('word', 'd'),
      block('panel', 'p', { blocks: [] }),
      block('panel', 'q', { blocks: [] }),
    ],
    { kinds: KINDS },
  );
  await render(<Tree />, { editor, kinds: KINDS });
  return editor;
}

const rowOf = (id: string) => document.querySelector(`[data-row="${id}"]`) as HTMLElement;

const fire = (target: EventTarget, type: string, init: PointerEventInit = {}) =>
  act(async () => target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...init })));

/** Drags a row to a share of another row's height. */
async function drag(id: string, over: string, share: number, init: PointerEventInit = {}) {
  const from = rowOf(id).getBoundingClientRect().top + 1;
  await fire(rowOf(id), 'pointerdown', { clientY: from, ...init });
  await fire(document, 'pointermove', { clientY: rowOf(over).getBoundingClientRect().top + share * ROW });
}

const line = () => document.querySelector('.rihla-editor-tree__drop');

test('the drop indicator shows where a block lands, and it lands there', async () => {
  const editor = await show();
  await drag('d', 'b', 0.9);
  expect(line()?.textContent).toBe('In Box, after Word');
  await fire(document, 'pointerup');
  expect(outline(editor.getState().tree)).toBe('a(b d c) p q');
  expect(line()).toBeNull();
});

test('what is dragged, where the pointer rests and where the block lands are announced', async () => {
  const editor = await show();
  const said = () => editor.getState().announcement.text;
  await drag('d', 'b', 0.9);
  expect(said()).toBe('Dragging Word. Esc cancels.');
  await act(async () => vi.advanceTimersByTime(600));
  expect(said()).toBe('In Box, after Word');
  await fire(document, 'pointerup');
  expect(said()).toBe('Moved to 2 of 3 in Box');
});

test('drags all selected blocks together, an unselected one alone', async () => {
  const editor = await show();
  await act(() => editor.select(['b', 'c']));
  await drag('c', 'd', 0.9);
  await fire(document, 'pointerup');
  expect(outline(editor.getState().tree)).toBe('a d b c p q');
  await drag('d', 'a', 0.5);
  await fire(document, 'pointerup');
  expect(outline(editor.getState().tree)).toBe('a(d) b c p q');
});

test('where dropping is not allowed, the indicator says why, and nothing moves', async () => {
  const editor = await show();
  await drag('q', 'p', 0.5);
  expect(line()?.textContent).toBe('A panel cannot stand inside another panel.');
  await fire(document, 'pointerup');
  expect(editor.getState().past).toEqual([]);
  expect(editor.getState().announcement.text).toBe('A panel cannot stand inside another panel.');
});

test('Esc cancels', async () => {
  const editor = await show();
  await drag('d', 'b', 0.9);
  await press('Escape');
  await fire(document, 'pointerup');
  expect([line(), editor.getState().past]).toEqual([null, []]);
});

test('a collapsed block expands under a resting pointer, not under a passing one', async () => {
  const editor = await show();
  await act(() => editor.toggle('a', true));
  await drag('d', 'a', 0.5);
  await act(async () => vi.advanceTimersByTime(500));
  expect(find('treeitem', 'Box').ariaExpanded).toBe('false');
  await act(async () => vi.advanceTimersByTime(150));
  expect(find('treeitem', 'Box').ariaExpanded).toBe('true');
  await act(() => editor.toggle('a', true));
  await fire(document, 'pointermove', { clientY: rowOf('d').getBoundingClientRect().top + 1 });
  await act(async () => vi.advanceTimersByTime(2000));
  expect(find('treeitem', 'Box').ariaExpanded).toBe('false');
});

test("a press with little movement is no drag; by touch only a row's icon starts one", async () => {
  await show();
  await fire(rowOf('d'), 'pointerdown', { clientY: 0 });
  await fire(document, 'pointermove', { clientY: 3 });
  expect(line()).toBeNull();
  await fire(document, 'pointerup');
  await drag('d', 'b', 0.9, { pointerType: 'touch' });
  expect(line()).toBeNull();
  const sign = rowOf('d').querySelector('[data-handle]') as Element;
  await fire(sign, 'pointerdown', { clientY: 0, pointerType: 'touch' });
  await fire(document, 'pointermove', { clientY: 40 });
  expect(line()).not.toBeNull();
  await fire(document, 'pointercancel');
  expect([line(), allOf('treeitem').length]).toEqual([null, 10]);
});
