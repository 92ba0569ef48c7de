import { studioLanguage } from '../../shared/studioWords/t.ts';
import { capitalize } from '../../shared/text/capitalize.ts';

/** The relevant part of a keyboard event. */
export type Press = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/** Whether ⌘ is used instead of Ctrl on this device. */
function isApple(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform);
}

/** A key whose sign already depends on Shift. */
const SYMBOL = /^[^a-z]$/;

/** Whether a key press matches a shortcut, such as `mod+shift+z`. */
export function isPress(press: Press, keys: string, apple = isApple()): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const has = (modifier: string) => parts.includes(modifier);
  const { altKey, ctrlKey, metaKey } = press;
  if (altKey !== has('alt') || (apple ? metaKey : ctrlKey) !== has('mod') || (apple ? ctrlKey : metaKey)) return false;
  if (SYMBOL.test(key)) return press.key === key;
  return press.shiftKey === has('shift') && keyOf(press) === key;
}

const MODIFIERS = ['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift'];

/**
 * The shortcut that a key press is, such as `mod+alt+k`; undefined while only modifiers are held, or where it could not be recognized
 * when it is pressed again.
 */
export function keysOfPress(press: Press, apple = isApple()): string | undefined {
  if (MODIFIERS.includes(press.key)) return undefined;
  const key = keyOf(press);
  const isSymbol = SYMBOL.test(key);
  const parts = [
    (apple ? press.metaKey : press.ctrlKey) && 'mod',
    press.altKey && 'alt',
    press.shiftKey && !isSymbol && 'shift',
    key,
  ];
  const keys = parts.filter(Boolean).join('+');
  return isPress(press, keys, apple) ? keys : undefined;
}

/** The Latin letter of a key; on a layout of another script, and where it only adds an accent, by its physical position. */
function keyOf({ code, key }: Press): string {
  if (key !== 'Dead' && (key.length > 1 || key.charCodeAt(0) < 128)) return key.toLowerCase();
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

/** Names printed on French keyboards, by the English ones. */
const FRENCH: Record<string, string> = {
  Backspace: 'Retour arrière',
  Del: 'Suppr',
  End: 'Fin',
  Enter: 'Entrée',
  Esc: 'Échap',
  Home: 'Début',
  PgDn: 'Pg suiv',
  PgUp: 'Pg préc',
  Shift: 'Maj',
  Space: 'Espace',
};

/** A shortcut as printed on the keyboard: `Ctrl+Shift+Z`, `⇧⌘Z`. */
export function nameOfKeys(keys: string, apple = isApple()): string {
  const names = keys.split('+').map((part) => SIGNS[part]?.[apple ? 0 : 1] ?? capitalize(part.replace('digit', '')));
  return asPrinted(names.join(apple ? ' ' : '+'));
}

/** Names of keys as the studio's language has them; Arabic has the English ones, from left to right. */
export function asPrinted(keys: string): string {
  const language = studioLanguage();
  if (language === 'ar') return `\u2066${keys}\u2069`;
  return language === 'fr' ? keys.replace(/[A-Za-z]{2,}/g, (name) => FRENCH[name] ?? name) : keys;
}

/** Names of keys in `aria-keyshortcuts`, where they are more than a word. */
const ARIA: Record<string, string> = {
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  pageup: 'PageUp',
  pagedown: 'PageDown',
};

/** A shortcut as `aria-keyshortcuts` has it: `Control+Shift+Z`. */
export function ariaOfKeys(keys: string, apple = isApple()): string {
  const names: Record<string, string> = { ...ARIA, mod: apple ? 'Meta' : 'Control' };
  return keys
    .split('+')
    .map((part) => names[part] ?? capitalize(part.replace('digit', '')))
    .join('+');
}
