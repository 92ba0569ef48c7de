// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { block } from '../../shared/layouts/testing.ts';
import { buildEditor, EDITED_KINDS, outline } from '../model/testing.ts';
import { COMMANDS } from './commands.ts';
import { installKeys } from './installKeys.ts';
import { setOwnKeys } from './ownKeys.ts';

let remove = () => {};
const workspace = { openPalette: vi.fn(), rename: vi.fn(), save: vi.fn(), show: vi.fn() };

beforeEach(() => {
  document.body.innerHTML = `<main><button>Row</button><input><div contenteditable="true" tabindex="0">Words</div>
    <dialog open><button>Inside</button></dialog></main><button id="outside">Outside</button>`;
  localStorage.clear();
});

afterEach(() => {
  remove();
  vi.clearAllMocks();
  vi.useRealTimers();
});

function start({ isFrame = false } = {}) {
  const editor = buildEditor([
    block('box', 'a', { blocks: [block('word', 'b', { text: 'Dunes' })] }),
    block('word', 'c', { text: 'Tea', size: 'l' }),
  ]);
  const root = isFrame ? {} : { root: document.querySelector('main') as Element };
  remove = installKeys(document, { editor, kinds: EDITED_KINDS, ...workspace }, root);
  return editor;
}

/** Presses a key on the focused element; returns whether the editor handled it. */
function press(key: string, init: KeyboardEventInit = {}, selector = 'main button'): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  target?.focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}

const ctrl = { ctrlKey: true };
const ctrlShift = { ctrlKey: true, shiftKey: true };

describe('keyboard shortcuts', () => {
  test('run the listed commands on the selected block', () => {
    const editor = start();
    const tree = () => outline(editor.getState().tree);
    editor.select(['c']);
    expect(press('d', ctrl)).toBe(true);
    expect(tree()).toBe('a(b) c 000000000000000000000001');
    press('ArrowUp', { altKey: true });
    expect(tree()).toBe('a(b) 000000000000000000000001 c');
    press('Delete');
    expect(tree()).toBe('a(b) c');
    press('z', ctrl);
    press('z', ctrl);
    expect(tree()).toBe('a(b) c 000000000000000000000001');
    press('y', ctrl);
    press('Z', ctrlShift);
    expect(tree()).toBe('a(b) c');
  });

  test('are the account’s own, and no longer the default ones', () => {
    const editor = start();
    editor.select(['c']);
    setOwnKeys({ duplicate: ['mod+j'], delete: [] });
    expect([press('d', ctrl), press('Delete')]).toEqual([false, false]);
    expect(press('j', ctrl)).toBe(true);
    expect(outline(editor.getState().tree)).toBe('a(b) c 000000000000000000000001');
    setOwnKeys({});
    expect(press('Delete')).toBe(true);
  });

  test('open parts of the workspace', () => {
    const editor = start();
    editor.select(['a']);
    press('/');
    expect(workspace.openPalette).toHaveBeenCalledWith({ place: { parent: null, slot: '', index: 1 } });
    for (const [key, init] of [
      ['i', ctrl],
      ['p', ctrl],
      ['H', ctrlShift],
      ['?', { shiftKey: true }],
    ] as const)
      press(key, init);
    expect(workspace.show.mock.calls.flat()).toEqual(['tree', 'settings', 'history', 'keys']);
    press('M', ctrlShift);
    expect(editor.getState().device).toBe('tablet');
  });

  test('Esc selects the parent, then clears the selection, then is left to the browser', () => {
    const editor = start();
    editor.select(['b']);
    press('Escape');
    expect(editor.getState().selected).toEqual(['a']);
    press('Escape');
    expect(editor.getState().selected).toEqual([]);
    expect(press('Escape')).toBe(false);
  });

  test.each(['main input', '[contenteditable]'])(
    'keep their usual meaning in %s, except for saving and leaving it',
    (field) => {
      const editor = start();
      editor.select(['c']);
      for (const key of ['Delete', '/', '?', 'Escape']) expect(press(key, {}, field)).toBe(false);
      expect(press('z', ctrl, field)).toBe(false);
      expect(editor.getState().past).toEqual([]);
      expect(press('s', ctrl, field)).toBe(true);
      expect(workspace.save).toHaveBeenCalledOnce();
      expect([press('i', ctrl, field), press('p', ctrl, field)]).toEqual([true, true]);
      expect(workspace.show.mock.calls.flat()).toEqual(['tree', 'settings']);
    },
  );

  test('arrows mirror in right-to-left', () => {
    document.querySelector('main')?.setAttribute('style', 'direction: rtl');
    const editor = start();
    editor.select(['c']);
    press('ArrowLeft', { altKey: true });
    expect(outline(editor.getState().tree)).toBe('a(b c)');
    press('ArrowRight', { altKey: true });
    expect(outline(editor.getState().tree)).toBe('a(b) c');
  });

  test.each(['#outside', 'dialog button'])('are ignored at %s', (place) => {
    const editor = start();
    editor.select(['c']);
    expect([press('Delete', {}, place), press('d', ctrl, place)]).toEqual([false, false]);
    expect(outline(editor.getState().tree)).toBe('a(b) c');
  });

  test('with Ctrl work only where nothing has the focus; the page’s whole iframe belongs to the editor', () => {
    const editor = start();
    editor.select(['c']);
    (document.activeElement as HTMLElement | null)?.blur();
    expect([press('Delete', {}, 'body'), press('d', ctrl, 'body')]).toEqual([false, true]);
    remove();
    start({ isFrame: true }).select(['c']);
    expect(press('Delete', {}, '#outside')).toBe(true);
  });

  test('are not handled twice, nor during or just after IME composition', () => {
    const editor = start();
    editor.select(['c']);
    document.querySelector('main')?.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press('Delete');
    press('Delete', { isComposing: true });
    remove();
    press('Delete');
    expect(outline(editor.getState().tree)).toBe('a(b) c');
  });

  test('need a selected block where they act on one', () => {
    start();
    expect([press('Delete'), press('d', ctrl), press('ArrowLeft', { altKey: true })]).toEqual([false, false, false]);
  });
});

describe('the clipboard', () => {
  /** Dispatches the browser's copy, cut or paste event. */
  function send(type: 'copy' | 'cut' | 'paste', text = '', selector = 'main button') {
    let held = text;
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      clipboardData: { getData: () => held, setData: (_: string, data: string) => (held = data) },
    });
    document.querySelector(selector)?.dispatchEvent(event);
    return { held, isTaken: event.defaultPrevented };
  }

  test('copies the selected blocks, and pastes them after the selected one, or into it when it is empty', () => {
    const editor = start();
    editor.select(['b']);
    const { held, isTaken } = send('cut');
    expect(isTaken).toBe(true);
    expect(outline(editor.getState().tree)).toBe('a c');
    expect(editor.getState().announcement.text).toBe('Removed Word: Dunes');
    editor.select(['a']);
    expect(send('paste', held).isTaken).toBe(true);
    expect(outline(editor.getState().tree)).toBe('a(000000000000000000000001) c');
    editor.select(['c']);
    const copied = send('copy').held;
    expect(editor.getState().announcement.text).toBe('Copied Word: Tea');
    send('paste', copied);
    expect(editor.getState().tree.map(({ text }) => text)).toEqual([undefined, 'Tea', 'Tea']);
  });

  test('is ignored in a field, outside, without a selected block, and where text is selected', () => {
    const editor = start();
    expect(send('copy').isTaken).toBe(false);
    editor.select(['c']);
    expect(send('copy', '', 'main input').isTaken).toBe(false);
    expect(send('paste', 'Words', '#outside').isTaken).toBe(false);
    document.getSelection()?.selectAllChildren(document.querySelector('[contenteditable]') as Node);
    expect(send('copy').isTaken).toBe(false);
    document.getSelection()?.removeAllRanges();
  });

  test('pastes only the style after its shortcut, from the browser or from the kept copy', () => {
    vi.useFakeTimers();
    const editor = start();
    editor.select(['c']);
    const { held } = send('copy');
    editor.select(['b']);
    press('V', ctrlShift);
    send('paste', held);
    vi.advanceTimersByTime(1000);
    expect(editor.getState().past).toHaveLength(1);
    expect(editor.getState().tree[0]).toMatchObject({ blocks: [{ text: 'Dunes', size: 'l' }] });
    editor.undo();
    press('V', ctrlShift);
    vi.advanceTimersByTime(1000);
    expect(editor.getState().tree[0]).toMatchObject({ blocks: [{ text: 'Dunes', size: 'l' }] });
  });
});

test('no two commands have the same shortcut or name', () => {
  const keys = COMMANDS.flatMap((command) => command.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
});

test('“/” adds a block from an empty text of the page, and is a letter in every other field', () => {
  start({ isFrame: true });
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p data-block-id="b"><span contenteditable="true" tabindex="0" id="text"></span></p>',
  );
  expect(press('/', {}, '#text')).toBe(true);
  expect(workspace.openPalette).toHaveBeenCalledTimes(1);
  document.querySelector('#text')?.append('Tea');
  expect(press('/', {}, '#text')).toBe(false);
  expect(press('/', {}, 'main [contenteditable]')).toBe(false);
  expect(press('/', {}, 'main input')).toBe(false);
  expect(workspace.openPalette).toHaveBeenCalledTimes(1);
});

test('F2 renames the selected block', () => {
  const editor = start();
  editor.select(['c']);
  expect(press('F2')).toBe(true);
  expect(workspace.rename).toHaveBeenCalledWith('c');
});
