import { expect, test } from 'vitest';
import { block, KINDS } from '../../shared/layouts/testing.ts';
import type { Tree } from '../model/types.ts';
import { createSections } from './keepSections.ts';
import { listRows } from './listRows.ts';

const tea = block('word', 'd', { text: 'Tea' });
const boxes: Tree = [
  block('box', 'a', { blocks: [block('word', 'b'), block('word', 'c')] }),
  block('box', 'e', { blocks: [tea] }),
];

const list = (tree: Tree) => listRows(tree, KINDS, new Set());

test('a section is a top-level block with its descendants; the end of the layout is one by itself', () => {
  const sections = createSections()(list(boxes));
  expect(sections.map(({ rows }) => rows.map(({ key }) => key))).toEqual([
    ['a', 'b', 'c', 'a/blocks/end'],
    ['e', 'd', 'e/blocks/end'],
    ['//end'],
  ]);
});

test('unchanged rows and sections keep their identity, changed ones do not', () => {
  const divide = createSections();
  const [first, second] = divide(list(boxes));
  const changed = [...boxes.slice(0, 1), block('box', 'e', { blocks: [{ ...tea, text: 'Mint tea' }] })];
  const [same, other] = divide(list(changed));
  expect(same).toBe(first);
  expect(other).not.toBe(second);
  const moved = divide(list(changed.toReversed()));
  expect(moved[1]?.rows[0]).not.toBe(first?.rows[0]);
  expect(moved[1]?.rows[1]).toBe(first?.rows[1]);
});
