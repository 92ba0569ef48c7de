import { expect, test } from 'vitest';
import { block } from '../../../shared/layouts/testing.ts';
import { changedText } from './changedText.ts';

const word = block('word', 'w', { text: 'Tea', size: 'l' });
const list = block('word', 'l', { items: [{ id: 'r', text: 'Salt' }] });
const tree = [block('box', 'b', { blocks: [word, list] })];
const withInside = (...blocks: object[]) => [{ ...tree[0], blocks }] as typeof tree;

test('finds a changed text in its block at any depth', () => {
  expect(changedText(tree, withInside({ ...word, text: 'Tea!' }, list))).toEqual({
    blockId: 'w',
    field: 'text',
    before: 'Tea',
    after: 'Tea!',
  });
});

test('the path of a text in a list has its row', () => {
  const changed = { ...list, items: [{ id: 'r', text: 'Salted' }] };
  expect(changedText(tree, withInside(word, changed))).toMatchObject({ blockId: 'l', field: 'items.0.text' });
});

test.each([
  ['nothing', tree],
  ['two texts', withInside({ ...word, text: 'A', size: 'm' }, list)],
  ['two blocks', withInside({ ...word, text: 'A' }, { ...list, title: 'B' })],
  ['the order', withInside(list, word)],
  ['the number of blocks', withInside(word)],
  ['a value that is no text', withInside({ ...word, text: undefined }, list)],
  ['a block put in the place of another', withInside({ ...word, id: 'x' }, list)],
])('finds none where %s differs', (_what, after) => {
  expect(changedText(tree, after)).toBeUndefined();
});
