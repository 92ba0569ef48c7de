/** The relevant part of a keyboard event. */
export type Press = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/** Whether ⌘ is used instead of Ctrl on this device. */
function isApple(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform);
}

/** Whether a key press matches a shortcut, such as `mod+shift+z`. */
export function isPress(press: Press, keys: string, apple = isApple()): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const has = (modifier: string) => parts.includes(modifier);
  const { altKey, ctrlKey, metaKey } = press;
  if (altKey !== has('alt') || (apple ? metaKey : ctrlKey) !== has('mod') || (apple ? ctrlKey : metaKey)) return false;
  if (/^[^a-z]$/.test(key)) return press.key === key;
  return press.shiftKey === has('shift') && keyOf(press) === key;
}

/** The Latin letter of a key; on a layout of another script by its physical position. */
function keyOf({ code, key }: Press): string {
  if (key.length > 1 || key.charCodeAt(0) < 128) return key.toLowerCase();
  return code.replace(/^Key/, '').toLowerCase();
}

const SIGNS: Record<string, [apple: string, other: string]> = {
  mod: ['⌘', 'Ctrl'],
  shift: ['⇧', 'Shift'],
  alt: ['⌥', 'Alt'],
  arrowup: ['↑', '↑'],
  arrowdown: ['↓', '↓'],
  arrowleft: ['←', '←'],
  arrowright: ['→', '→'],
  enter: ['⏎', 'Enter'],
  escape: ['Esc', 'Esc'],
  delete: ['Del', 'Del'],
  end: ['↘', 'End'],
  pageup: ['⇞', 'PgUp'],
  pagedown: ['⇟', 'PgDn'],
  backspace: ['⌫', 'Backspace'],
};

/** A shortcut as printed on the keyboard: `Ctrl+Shift+Z`, `⇧⌘Z`. */
export function nameOfKeys(keys: string, apple = isApple()): string {
  const names = keys.split('+').map((part) => SIGNS[part]?.[apple ? 0 : 1] ?? part.toUpperCase());
  return names.join(apple ? ' ' : '+');
}
