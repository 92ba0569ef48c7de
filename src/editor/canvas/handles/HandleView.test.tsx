// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildEditor, EDITED_KINDS } from '../../model/testing.ts';
import { fakeBrowser, find, focus, press, render } from '../../testing.tsx';
import { HandleView } from './HandleView.tsx';
import type { Handle } from './listHandles.ts';

fakeBrowser();

const onPull = vi.fn();
const onReset = vi.fn();
const onStep = vi.fn();
const HANDLE: Handle = {
  path: 'advanced.paddingStart',
  label: 'Inner space, top',
  axis: 'column',
  x: 100,
  y: 40,
  steps: [
    { value: '0', label: 'None', size: 0 },
    { value: '3', label: '3 · small', size: 12 },
    { value: '5', label: '5 · block', size: 28 },
  ],
  value: '3',
  size: 12,
  pull: 1,
  isReversed: false,
  preview: ({ size }) => `main{padding-top:${size}px}`,
};

beforeEach(() => {
  vi.clearAllMocks();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  // jsdom has none.
  document.adoptedStyleSheets = [];
});

async function show(given: Partial<Handle> = {}) {
  const shared = { name: 'Hero', onPull, onReset, onStep, page: document, scale: 0.5 };
  await render(<HandleView {...shared} handle={{ ...HANDLE, ...given }} />, {
    editor: buildEditor([]),
    kinds: EDITED_KINDS,
  });
  return find('slider', 'Inner space, top of Hero');
}

const point = (element: HTMLElement, type: string, clientY: number) =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true, button: 0, clientY });
    element.dispatchEvent(Object.assign(event, { pointerId: 1 }));
  });

test('says its step and size, and where it is as designed', async () => {
  const slider = await show();
  expect([slider.ariaValueText, slider.ariaValueNow, slider.ariaValueMax]).toEqual(['3 · small (12 px)', '1', '2']);
  expect(slider.textContent).toBe('Inner space, top: 3 · small (12 px)');
});

test('a value as designed says its size', async () => {
  expect((await show({ value: undefined, size: 20 })).ariaValueText).toBe('As designed (20 px)');
});

test('a drag snaps to a step, which is stored once it ends; the page is drawn smaller than it is', async () => {
  const slider = await show();
  await point(slider, 'pointerdown', 100);
  await point(slider, 'pointermove', 103);
  expect(slider.ariaValueText).toBe('3 · small (12 px)');
  await point(slider, 'pointermove', 106);
  expect(slider.ariaValueText).toBe('5 · block (28 px)');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(onStep).not.toHaveBeenCalled();
  await point(slider, 'pointerup', 106);
  expect(onStep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: '5' }));
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(onPull.mock.calls).toEqual([[true], [false]]);
});

test('Esc ends a drag without a change', async () => {
  const slider = await show();
  await point(slider, 'pointerdown', 100);
  await point(slider, 'pointermove', 140);
  await press('Escape');
  await point(slider, 'pointerup', 140);
  expect(onStep).not.toHaveBeenCalled();
  expect(slider.ariaValueText).toBe('3 · small (12 px)');
});

test('arrows store the next step, Delete the value as designed; neither reaches the keys of blocks', async () => {
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  await focus(await show());
  await press('ArrowUp');
  expect(onStep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: '5' }));
  await press('Delete');
  expect(onReset).toHaveBeenCalledOnce();
  await press('ArrowDown', { altKey: true });
  expect(onStep).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', heard);
});
