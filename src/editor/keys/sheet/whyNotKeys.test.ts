import { afterEach, expect, test } from 'vitest';
import { COMMANDS, type Command } from '../commands.ts';
import { setOwnKeys } from '../ownKeys.ts';
import { whyNotKeys } from './whyNotKeys.ts';

afterEach(() => setOwnKeys({}));

const duplicate = COMMANDS.find(({ name }) => name === 'duplicate') as Command;
const why = (keys: string) => whyNotKeys(keys, duplicate, false);

test.each(['mod+j', 'mod+alt+d', 'mod+shift+arrowup', 'alt+k', 'f8', 'shift+f2', 'mod+.', 'mod+d'])(
  '%s may be chosen',
  (keys) => {
    expect(why(keys)).toBeUndefined();
  },
);

test.each([
  ['mod+e', 'Ctrl+E is for “Add a block”. Give that other keys first.'],
  ['enter', 'Enter is for “Edit its text on the page”. Give that other keys first.'],
  ['mod+k', 'Ctrl+K is for “Find a gesture, a screen or a document”. Give that other keys first.'],
  ['mod+t', 'Ctrl+T opens, closes or hides windows and tabs: the browser needs it.'],
  ['f5', 'F5 loads the page again: the browser needs it.'],
  ['mod++', 'Ctrl++ makes the whole window larger or smaller: the browser needs it.'],
  ['mod+3', 'Ctrl+3 goes to another tab: the browser needs it.'],
  ['mod+enter', 'Ctrl+Enter selects one more block in the tree.'],
  ['j', 'J alone writes, or moves through the tree. Hold Ctrl or Alt as well.'],
  ['shift+j', 'Shift+J alone writes, or moves through the tree. Hold Ctrl or Alt as well.'],
  ['home', 'Home alone writes, or moves through the tree. Hold Ctrl or Alt as well.'],
])('%s is refused', (keys, words) => {
  expect(why(keys)).toBe(words);
});

test('keys that were removed from a command are free, and those given to it are not', () => {
  setOwnKeys({ add: ['mod+j'] });
  expect(why('mod+e')).toBeUndefined();
  expect(why('mod+j')).toMatch('is for “Add a block”');
});
