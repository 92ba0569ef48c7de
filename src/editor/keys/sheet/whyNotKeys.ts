import { COMMANDS, type Command } from '../commands.ts';
import { nameOfKeys } from '../keyPress.ts';
import { keysOf } from '../ownKeys.ts';

/** Shortcuts that browsers keep for themselves, or that everybody needs there, with what they do. */
const OF_BROWSERS: readonly [does: string, keys: readonly string[]][] = [
  [
    'opens, closes or hides windows and tabs',
    list('mod+n mod+t mod+w mod+q mod+h mod+m mod+tab mod+pageup mod+pagedown'),
  ],
  ['opens, closes or hides windows and tabs', list('mod+shift+n mod+shift+t mod+shift+w mod+shift+q mod+shift+tab')],
  ['opens, closes or hides windows and tabs', list('mod+shift+p mod+f4 alt+f4 f11')],
  ['loads the page again', list('mod+r mod+shift+r f5 mod+f5')],
  ['leads to the address bar', list('mod+l alt+d f6')],
  ['finds words on the page', list('mod+f mod+g mod+shift+g f3')],
  ['selects or writes as everywhere', list('mod+a mod+b mod+u')],
  ['makes the whole window larger or smaller', list('mod++ mod+- mod+= mod+_')],
  ['opens tools of the browser', list('f1 f7 f12 f10 shift+f10 mod+shift+i mod+shift+j mod+shift+c mod+shift+delete')],
];

/** Keys that may stand alone: they write nothing, and move nothing in the tree. */
const ALONE = /^(shift\+)?(f\d+|insert|delete|backspace)$|^[/?]$/;

/**
 * The reason why a shortcut cannot be given to a command, as a sentence; undefined where it can.
 * @param apple whether its name is that on Apple's devices
 */
export function whyNotKeys(keys: string, command: Command, apple?: boolean): string | undefined {
  const name = nameOfKeys(keys, apple);
  const other = COMMANDS.find(
    (each) => each.name !== command.name && [...keysOf(each), ...(each.keysOnPage ?? [])].includes(keys),
  );
  if (other) return `${name} is for “${other.what}”. Give that other keys first.`;
  if (!/^(mod|alt)\+/.test(keys) && !ALONE.test(keys))
    return `${name} alone writes, or moves through the tree. Hold ${nameOfKeys('mod', apple)} or ${nameOfKeys('alt', apple)} as well.`;
  const [does] = OF_BROWSERS.find(([, each]) => each.includes(keys)) ?? [];
  if (does) return `${name} ${does}: the browser needs it.`;
  if (/^(mod|alt)\+\d$/.test(keys)) return `${name} goes to another tab: the browser needs it.`;
  if (/^mod\+(shift\+)?(enter| )$/.test(keys)) return `${name} selects one more block in the tree.`;
  return undefined;
}

function list(keys: string): readonly string[] {
  return keys.split(' ');
}
