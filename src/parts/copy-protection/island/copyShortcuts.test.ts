// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isProtectedShortcut, usesCommandKey } from './copyShortcuts.ts';

/** `ctrl+shift+i` as event of a US keyboard, or of one whose key gives `key`. */
function press(keys: string, own: { key?: string; code?: string } = {}): KeyboardEvent {
  const names = keys.split('+');
  const last = names.at(-1) ?? '';
  const has = (name: string) => names.slice(0, -1).includes(name);
  const isShifted = has('shift') && last.length === 1;
  return new KeyboardEvent('keydown', {
    key: isShifted ? last.toUpperCase() : last,
    code: /^[a-z]$/.test(last) ? `Key${last.toUpperCase()}` : last,
    ctrlKey: has('ctrl'),
    metaKey: has('cmd'),
    altKey: has('alt'),
    shiftKey: has('shift'),
    ...own,
  });
}

describe('on Windows and Linux', () => {
  test.each([
    ['select all', 'ctrl+a'],
    ['copy', 'ctrl+c'],
    ['cut', 'ctrl+x'],
    ['paste', 'ctrl+v'],
    ['save', 'ctrl+s'],
    ['view source', 'ctrl+u'],
    ['developer tools', 'ctrl+shift+i'],
    ['developer tools, console of Chromium', 'ctrl+shift+j'],
    ['developer tools, console of Firefox', 'ctrl+shift+k'],
    ['developer tools, element picker', 'ctrl+shift+c'],
    ['developer tools', 'F12'],
    ['developer tools, accessibility of Firefox', 'shift+F12'],
  ])('%s: %s', (_what, keys) => {
    expect(isProtectedShortcut(press(keys), false)).toBe(true);
  });

  test.each([
    ['Tab', 'Tab'],
    ['back', 'shift+Tab'],
    ['find', 'ctrl+f'],
    ['find next', 'ctrl+g'],
    ['print', 'ctrl+p'],
    ['zoom in', 'ctrl++'],
    ['zoom out', 'ctrl+-'],
    ['zoom reset', 'ctrl+0'],
    ['reload', 'F5'],
    ['reload', 'ctrl+r'],
    ['the menu key', 'ContextMenu'],
    ['the menu', 'shift+F10'],
    ['caret browsing', 'F7'],
    ['a letter', 'c'],
    ['a capital', 'shift+c'],
    ['search of tabs', 'ctrl+shift+a'],
    ['what a keyboard with AltGr writes', 'ctrl+alt+c'],
    ['the Windows key', 'cmd+v'],
    ['an arrow', 'ctrl+ArrowLeft'],
    ['control alone', 'ctrl+Control'],
  ])('not %s: %s', (_what, keys) => {
    expect(isProtectedShortcut(press(keys), false)).toBe(false);
  });
});

describe('on a Mac', () => {
  test.each([
    ['select all', 'cmd+a'],
    ['copy', 'cmd+c'],
    ['cut', 'cmd+x'],
    ['paste', 'cmd+v'],
    ['save', 'cmd+s'],
    ['view source of Firefox', 'cmd+u'],
    ['view source of Chromium and Safari', 'cmd+alt+u'],
    ['developer tools', 'cmd+alt+i'],
    ['developer tools, console of Chromium', 'cmd+alt+j'],
    ['developer tools, console of Safari', 'cmd+alt+c'],
    ['developer tools, console of Firefox', 'cmd+alt+k'],
    ['developer tools', 'cmd+shift+i'],
    ['developer tools', 'cmd+shift+j'],
    ['developer tools', 'cmd+shift+k'],
    ['developer tools, element picker', 'cmd+shift+c'],
    ['developer tools', 'F12'],
  ])('%s: %s', (_what, keys) => {
    expect(isProtectedShortcut(press(keys), true)).toBe(true);
  });

  test.each([
    ['find', 'cmd+f'],
    ['print', 'cmd+p'],
    ['zoom', 'cmd++'],
    ['the start of the line', 'ctrl+a'],
    ['control', 'ctrl+c'],
    ['a screen reader: read all', 'ctrl+alt+a'],
    ['a screen reader: rotor', 'ctrl+alt+u'],
    ['full screen', 'ctrl+cmd+f'],
    ['a letter of the option key', 'alt+c'],
  ])('not %s: %s', (_what, keys) => {
    expect(isProtectedShortcut(press(keys), true)).toBe(false);
  });

  test('letters changed by the option key are recognized by their position', () => {
    expect(isProtectedShortcut(press('cmd+alt+i', { key: 'ˆ' }), true)).toBe(true);
    expect(isProtectedShortcut(press('cmd+alt+u', { key: 'Dead' }), true)).toBe(true);
    expect(isProtectedShortcut(press('cmd+alt+o', { key: 'ø' }), true)).toBe(false);
  });
});

describe('on other layouts', () => {
  test.each([
    ['French: select all', 'ctrl+a', { key: 'a', code: 'KeyQ' }, true],
    ['French: quit', 'ctrl+q', { key: 'q', code: 'KeyA' }, false],
    ['Dvorak: copy', 'ctrl+c', { key: 'c', code: 'KeyI' }, true],
    ['Dvorak: what lies where C does elsewhere', 'ctrl+j', { key: 'j', code: 'KeyC' }, false],
    ['Arabic: copy', 'ctrl+c', { key: 'ؤ', code: 'KeyC' }, true],
    ['Arabic: find', 'ctrl+f', { key: 'ب', code: 'KeyF' }, false],
    ['Arabic: developer tools', 'ctrl+shift+i', { key: 'ه', code: 'KeyI' }, true],
    ['Greek: save', 'ctrl+s', { key: 'σ', code: 'KeyS' }, true],
    ['Caps Lock', 'ctrl+c', { key: 'C', code: 'KeyC' }, true],
    ['a keyboard on the screen', 'ctrl+c', { key: 'c', code: '' }, true],
    ['a key nobody knows', 'ctrl+c', { key: 'Unidentified', code: '' }, false],
  ] as const)('%s', (_what, keys, own, isProtected) => {
    expect(isProtectedShortcut(press(keys, own), false)).toBe(isProtected);
  });
});

describe('the command key', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [{ platform: 'MacIntel' }, true],
    [{ platform: 'iPad' }, true],
    [{ platform: 'Win32' }, false],
    [{ platform: 'Linux x86_64' }, false],
    [{ platform: 'Linux x86_64', userAgentData: { platform: 'macOS' } }, true],
    [{ platform: 'MacIntel', userAgentData: { platform: 'Windows' } }, false],
    [{ platform: 'MacIntel', userAgentData: { platform: '' } }, true],
  ])('of %j', (navigator, isUsed) => {
    vi.stubGlobal('navigator', navigator);
    expect(usesCommandKey()).toBe(isUsed);
  });
});
