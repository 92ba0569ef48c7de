import { expect, test } from 'vitest';
import { isPress, nameOfKeys, type Press } from './keyPress.ts';

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
});
