import { expect, test } from 'vitest';
import { block, buildEditor } from '../model/testing.ts';
import { pick } from './pick.ts';

const KEYS = { ctrlKey: false, metaKey: false };

function editorWith(...selected: string[]) {
  const editor = buildEditor([block('box', 'b', { blocks: [block('word', 'w')] }), block('word', 'v')]);
  editor.select(selected);
  return editor;
}

test('a click selects the innermost block, on empty space none', () => {
  const editor = editorWith();
  expect(pick(editor, ['w', 'b'], KEYS)).toBe('w');
  expect(editor.getState().selected).toEqual(['w']);
  expect(pick(editor, [], KEYS)).toBeUndefined();
  expect(editor.getState().selected).toEqual([]);
});

test.each(['ctrlKey', 'metaKey'])('with %s it toggles a block in the selection', (key) => {
  const editor = editorWith('v');
  const held = { ...KEYS, [key]: true };
  pick(editor, ['w'], held);
  expect(editor.getState().selected).toEqual(['v', 'w']);
  pick(editor, ['v'], held);
  expect(editor.getState().selected).toEqual(['w']);
  pick(editor, [], held);
  expect(editor.getState().selected).toEqual(['w']);
});
