import { afterEach, expect, test } from 'vitest';
import { readCatalogue } from '../../cms/studio/language/catalogues.ts';
import type { StudioLanguage } from '../../shared/studioWords/t.ts';
import { copyBlocks } from '../keys/copyBlocks.ts';
import { setHidden } from '../tree/setHidden.ts';
import { block, buildEditor, EDITED_KINDS } from './testing.ts';
import type { EditedBlock, Editor } from './types.ts';

const box = (id: string, ...blocks: EditedBlock[]) => block('box', id, { blocks });
const word = (id: string) => block('word', id, { text: id });
const inBox = (index: number) => ({ parent: 'b', slot: 'blocks', index });

/** What a screen reader is told after each gesture, by mouse, keyboard or menu alike; the same table is in the editor's README. */
test.each<[gesture: string, words: string, act: (editor: Editor) => unknown]>([
  ['add', 'Added Word: A word, 2 of 4 in Box: c', (editor) => editor.insert('word', inBox(1))],
  ['move', 'Moved to 4 of 4 in Box: c', (editor) => editor.move(['a'], inBox(3))],
  ['reorder', 'Moved to 1 of 3 in Box: d', (editor) => editor.nudge(['d'], 'up')],
  ['wrap', 'Put Word: c into Box', (editor) => editor.wrap(['c'], 'box')],
  ['group', 'Put 2 blocks into Box', (editor) => editor.wrap(['c', 'd'], 'box')],
  ['duplicate', 'Duplicated Word: c; the copy is 2 of 4 in Box: c', (editor) => editor.duplicate(['c'])],
  ['delete', 'Removed Word: c', (editor) => editor.remove(['c'])],
  ['rename', 'Renamed Box: c to Why us', (editor) => editor.rename('b', 'Why us')],
  ['copy', 'Copied Word: c', (editor) => copyBlocks(editor, EDITED_KINDS, ['c'])],
  ['paste', 'Pasted Word: a, 2 of 4 in Box: c', (editor) => editor.paste(editor.copy(['a']), inBox(1))],
  ['reset', 'Reset Size of Word: a', (editor) => editor.reset('a', 'size')],
  ['undo', 'Undone: Removed Word: c', (editor) => [editor.remove(['c']), editor.undo()]],
  ['redo', 'Done again: Removed Word: c', (editor) => [editor.remove(['c']), editor.undo(), editor.redo()]],
  ['hide', 'Hid Word: c on phones', (editor) => setHidden(editor, EDITED_KINDS, word('c'), 'phone', true)],
  ['refusal', 'Box: c cannot be moved into itself.', (editor) => editor.move(['b'], inBox(0))],
])('%s: “%s”', (_gesture, words, act) => {
  const editor = buildEditor([word('a'), box('b', word('c'), word('d'), word('e')), word('f')]);
  act(editor);
  expect(editor.getState().announcement.text).toBe(words);
});

afterEach(() => {
  globalThis.rihlaStudioWords = undefined;
});

test('gestures are said in the language of the studio, with names isolated where it runs from the right', () => {
  const editor = buildEditor([word('a'), box('b', word('c'))]);
  speak('fr');
  editor.move(['a'], inBox(1));
  expect(editor.getState().announcement.text).toBe('Déplacé\u00a0: 2 sur 2 dans Box\u00a0: c');
  speak('ar');
  editor.remove(['a']);
  expect(editor.getState().announcement.text).toBe('حُذف: \u2068\u2068Word\u2069: \u2068a\u2069\u2069');
});

function speak(language: StudioLanguage): void {
  globalThis.rihlaStudioWords = { language, messages: readCatalogue(process.cwd(), language).messages };
}
