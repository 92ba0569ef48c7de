import { afterEach, expect, test } from 'vitest';
import { ariaOfKeys, asPrinted, isPress, keysOfPress, nameOfKeys, type Press } from './keyPress.ts';

afterEach(() => {
  delete globalThis.rihlaStudioWords;
});

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, code: '' };
const pressed = (key: string, more: Partial<Press> = {}): Press => ({ ...none, key, ...more });

test('mod is ⌘ on Apple’s devices and Ctrl elsewhere', () => {
  expect(isPress(pressed('z', { ctrlKey: true }), 'mod+z', false)).toBe(true);
  expect(isPress(pressed('z', { metaKey: true }), 'mod+z', true)).toBe(true);
  expect(isPress(pressed('z', { ctrlKey: true }), 'mod+z', true)).toBe(false);
});

test('additional modifiers do not match', () => {
  const press = pressed('Z', { ctrlKey: true, shiftKey: true });
  expect([isPress(press, 'mod+z', false), isPress(press, 'mod+shift+z', false)]).toEqual([false, true]);
  expect(isPress(pressed('z', { ctrlKey: true, altKey: true }), 'mod+z', false)).toBe(false);
});

test('on a non-Latin keyboard a letter is matched by its position, a Latin one by its name', () => {
  expect(isPress(pressed('ئ', { ctrlKey: true, code: 'KeyZ' }), 'mod+z', false)).toBe(true);
  expect(isPress(pressed('z', { ctrlKey: true, code: 'KeyY' }), 'mod+z', false)).toBe(true);
  expect(isPress(pressed('z', { ctrlKey: true, code: 'KeyY' }), 'mod+y', false)).toBe(false);
});

test('a symbol matches with and without Shift', () => {
  expect(isPress(pressed('?', { shiftKey: true }), '?', false)).toBe(true);
  expect(isPress(pressed('/', { shiftKey: true }), '/', false)).toBe(true);
  expect(isPress(pressed('/', { ctrlKey: true }), '/', false)).toBe(false);
});

test('shortcuts are displayed as printed on the keyboard', () => {
  expect(nameOfKeys('mod+shift+z', false)).toBe('Ctrl+Shift+Z');
  expect(nameOfKeys('mod+shift+z', true)).toBe('⌘ ⇧ Z');
  expect(nameOfKeys('alt+arrowup', false)).toBe('Alt+↑');
  expect(['home', 'f8', 'alt+digit1'].map((keys) => nameOfKeys(keys, false))).toEqual(['Home', 'F8', 'Alt+1']);
});

test('keys have the names of French keyboards in French, and run from left to right in Arabic', () => {
  globalThis.rihlaStudioWords = { language: 'fr', messages: {} };
  expect(nameOfKeys('mod+shift+delete', false)).toBe('Ctrl+Maj+Suppr');
  expect(nameOfKeys('mod+shift+z', true)).toBe('⌘ ⇧ Z');
  expect(asPrinted('↑ ↓ Home End, A–Z')).toBe('↑ ↓ Début Fin, A–Z');
  globalThis.rihlaStudioWords = { language: 'ar', messages: {} };
  expect(nameOfKeys('alt+arrowup', false)).toBe('\u2066Alt+↑\u2069');
});

test('a press is read as the shortcut by which it is recognized again', () => {
  const press = (key: string, more: Partial<Press> = {}) => keysOfPress(pressed(key, more), false);
  expect(press('K', { ctrlKey: true, shiftKey: true })).toBe('mod+shift+k');
  expect(press('ArrowUp', { altKey: true, ctrlKey: true })).toBe('mod+alt+arrowup');
  expect(press('?', { shiftKey: true })).toBe('?');
  expect(press('ئ', { ctrlKey: true, code: 'KeyZ' })).toBe('mod+z');
  expect(keysOfPress(pressed('Dead', { altKey: true, code: 'KeyE' }), true)).toBe('alt+e');
  expect(keysOfPress(pressed('k', { metaKey: true }), true)).toBe('mod+k');
});

test('modifiers alone are no shortcut, nor is a press with the key of another system', () => {
  const shift = { key: 'Shift', shiftKey: true };
  expect([
    keysOfPress(pressed('Control', { ctrlKey: true }), false),
    keysOfPress({ ...none, ...shift }, false),
  ]).toEqual([undefined, undefined]);
  expect(keysOfPress(pressed('k', { metaKey: true }), false)).toBeUndefined();
});

test('screen readers get shortcuts in the form of ARIA', () => {
  expect(ariaOfKeys('mod+shift+z', false)).toBe('Control+Shift+Z');
  expect(ariaOfKeys('mod+alt+arrowup', true)).toBe('Meta+Alt+ArrowUp');
  expect(['f2', '?', 'alt+pageup', 'escape'].map((keys) => ariaOfKeys(keys, false))).toEqual([
    'F2',
    '?',
    'Alt+PageUp',
    'Escape',
  ]);
});
