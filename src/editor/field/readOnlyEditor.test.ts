import { expect, test } from 'vitest';
import { newBlockId } from '../../shared/layouts/newBlockId.ts';
import { createEditor } from '../model/createEditor.ts';
import { readOnlyEditor } from './readOnlyEditor.ts';

test('a read-only editor can select and copy; every change is refused with a reason', () => {
  const tree = [{ id: 'a', blockType: 'heading', text: 'Dunes' }];
  const editor = readOnlyEditor(createEditor({ kinds: new Map(), newId: newBlockId, now: () => 0, tree }));
  const place = { parent: null, slot: '', index: 0 };
  const gestures = [
    editor.insert('heading', place),
    editor.remove(['a']),
    editor.move(['a'], place),
    editor.nudge(['a'], 'up'),
    editor.duplicate(['a']),
    editor.wrap(['a'], 'container'),
    editor.change('a', { text: 'x' }),
    editor.reset('a', 'text'),
    editor.replace([], 'Emptied'),
    editor.undo(),
    editor.redo(),
  ];
  for (const outcome of gestures) expect(outcome).toEqual({ done: false, why: expect.stringContaining('not changed') });
  expect(editor.paste(editor.copy(['a']), place)).toEqual({
    pasted: 0,
    left: [expect.stringContaining('not changed')],
  });
  expect(editor.pasteStyle(['a'], editor.copy(['a'])).pasted).toBe(0);
  editor.select(['a']);
  expect(editor.getState()).toMatchObject({ tree, selected: ['a'] });
  expect(editor.getState().announcement.text).toContain('not changed');
});
