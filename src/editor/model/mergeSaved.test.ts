import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeSaved } from './mergeSaved.ts';
import { block, buildEditor, EDITED_KINDS, outline } from './testing.ts';
import type { Tree } from './types.ts';

const word = (id: string, text = id) => block('word', id, { text });
const SENT: Tree = [word('a', '<i>a'), block('box', 'b', { blocks: [word('c'), word('d')] })];
/** A fake save: removes markup, and adds a default. */
const save = (tree: Tree): Tree =>
  JSON.parse(JSON.stringify(tree), (_, value) =>
    value?.blockType === 'word'
      ? { ...value, text: String(value.text).replace('<i>', ''), size: value.size ?? 'm' }
      : value,
  );
const made = (id: string, text = id) => ({ ...word(id, text), size: 'm' });

it("takes the server's tree when nothing has changed since", () => {
  expect(mergeSaved(SENT, save(SENT), SENT, EDITED_KINDS)).toEqual(save(SENT));
  expect(mergeSaved(SENT, save(SENT), structuredClone(SENT), EDITED_KINDS)).toEqual(save(SENT));
});

it('keeps concurrent edits, moves, insertions and removals', () => {
  const editor = buildEditor(SENT);
  const { tree: sent } = editor.getState();
  editor.change('a', { text: '<i>ab' });
  editor.move(['d'], { parent: null, slot: '', index: 0 });
  editor.remove(['c']);
  editor.insert('word', { parent: 'b', slot: 'blocks', index: 0 });
  editor.adopt(mergeSaved(sent, save(sent), editor.getState().tree, EDITED_KINDS));
  const { tree } = editor.getState();
  expect(outline(tree).replaceAll(/0{23}/g, '')).toBe('d a b(1)');
  expect(tree.slice(0, 2)).toEqual([made('d'), word('a', '<i>ab')]);
  expect(editor.getState().past).toHaveLength(4);
});

it('does not merge rows when their number has changed', () => {
  const tabs = (...ids: string[]) => [block('tabs', 't', { tabs: ids.map((id) => ({ blocks: [word(id)] })) })];
  const sent = tabs('x', 'y');
  expect(mergeSaved(sent, tabs('x'), tabs('x', 'y'), EDITED_KINDS)).toEqual(sent);
});

it('never loses, duplicates or moves a block of the current tree', () => {
  const ids = ['a', 'b', 'c', 'd', 'gone'];
  const place = fc.record({
    parent: fc.constantFrom(null, 'b'),
    slot: fc.constantFrom('', 'blocks'),
    index: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...ids), place, fc.boolean()), { maxLength: 8 }), (gestures) => {
      const editor = buildEditor(SENT);
      const { tree: sent } = editor.getState();
      for (const [id, target, isMove] of gestures)
        isMove ? editor.move([id], target) : editor.change(id, { text: target.index });
      const before = outline(editor.getState().tree);
      editor.adopt(mergeSaved(sent, save(sent), editor.getState().tree, EDITED_KINDS));
      expect(outline(editor.getState().tree)).toBe(before);
    }),
  );
});
