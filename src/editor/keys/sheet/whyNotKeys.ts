import { msg, t } from '../../../shared/studioWords/t.ts';
import { COMMANDS, type Command } from '../commands.ts';
import { nameOfKeys } from '../keyPress.ts';
import { keysOf } from '../ownKeys.ts';

/** Shortcuts that browsers keep for themselves, or that everybody needs there, with why they cannot be given. */
const OF_BROWSERS: readonly [why: string, keys: readonly string[]][] = [
  [
    msg('{keys} opens, closes or hides windows and tabs: the browser needs it.'),
    list('mod+n mod+t mod+w mod+q mod+h mod+m mod+tab mod+pageup mod+pagedown'),
  ],
  [
    msg('{keys} opens, closes or hides windows and tabs: the browser needs it.'),
    list('mod+shift+n mod+shift+t mod+shift+w mod+shift+q mod+shift+tab'),
  ],
  [msg('{keys} opens, closes or hides windows and tabs: the browser needs it.'), list('mod+shift+p mod+f4 alt+f4 f11')],
  [msg('{keys} loads the page again: the browser needs it.'), list('mod+r mod+shift+r f5 mod+f5')],
  [msg('{keys} leads to the address bar: the browser needs it.'), list('mod+l alt+d f6')],
  [msg('{keys} finds words on the page: the browser needs it.'), list('mod+f mod+g mod+shift+g f3')],
  [msg('{keys} selects or writes as everywhere: the browser needs it.'), list('mod+a mod+b mod+u')],
  [msg('{keys} makes the whole window larger or smaller: the browser needs it.'), list('mod++ mod+- mod+= mod+_')],
  [
    msg('{keys} opens tools of the browser: the browser needs it.'),
    list('f1 f7 f12 f10 shift+f10 mod+shift+i mod+shift+j mod+shift+c mod+shift+delete'),
  ],
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
  if (other) return t('{keys} is for “{command}”. Give that other keys first.', { keys: name, command: t(other.what) });
  if (!/^(mod|alt)\+/.test(keys) && !ALONE.test(keys))
    return t('{keys} alone writes, or moves through the tree. Hold {mod} or {alt} as well.', {
      keys: name,
      mod: nameOfKeys('mod', apple),
      alt: nameOfKeys('alt', apple),
    });
  const [why] = OF_BROWSERS.find(([, each]) => each.includes(keys)) ?? [];
  if (why) return t(why, { keys: name });
  if (/^(mod|alt)\+\d$/.test(keys)) return t('{keys} goes to another tab: the browser needs it.', { keys: name });
  if (/^mod\+(shift\+)?(enter| )$/.test(keys)) return t('{keys} selects one more block in the tree.', { keys: name });
  return undefined;
}

function list(keys: string): readonly string[] {
  return keys.split(' ');
}
