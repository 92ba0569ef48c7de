import { expect, test } from 'vitest';
import { LONGEST_NAME } from '../../../shared/layouts/limits.ts';
import { block, buildEditor } from '../testing.ts';

const start = () => buildEditor([block('word', 'a', { text: 'Dunes' })]);

test('renaming a block is one undo step; an empty name restores the name of its kind', () => {
  const editor = start();
  editor.rename('a', '  Opening   words ');
  expect(editor.getState().tree[0]?.blockName).toBe('Opening words');
  expect(editor.getState().announcement.text).toBe('Renamed Word: Dunes to Opening words');
  editor.rename('a', '');
  expect(editor.getState().tree[0]?.blockName).toBeNull();
  editor.undo();
  expect(editor.getState().tree[0]?.blockName).toBe('Opening words');
});

test('the same name is no step, a long one is cut, and a missing block is refused', () => {
  const editor = start();
  expect(editor.rename('a', ' ')).toEqual({ done: true });
  expect(editor.getState().past).toEqual([]);
  editor.rename('a', 'x'.repeat(200));
  expect(editor.getState().tree[0]?.blockName).toHaveLength(LONGEST_NAME);
  expect(editor.rename('gone', 'Name').done).toBe(false);
});

test('a copy keeps the name', () => {
  const editor = start();
  editor.rename('a', 'Opening');
  editor.paste(editor.copy(['a']), { parent: null, slot: '', index: 1 });
  expect(editor.getState().tree.map(({ blockName }) => blockName)).toEqual(['Opening', 'Opening']);
});
