import { expect, test } from 'vitest';
import { block, KINDS } from '../shared/layouts/testing.ts';
import { describePlace, whyNotThere } from './landing.ts';
import type { Tree } from './model/types.ts';

const TREE: Tree = [
  block('box', 'a', { text: 'Journeys', blocks: [block('word', 'b')] }),
  block('split', 's', { blocks: [], aside: { blocks: [] } }),
];

const at = (parent: string | null, slot: string, index: number) => describePlace({ parent, slot, index }, TREE, KINDS);

test('a drop position is named by its container and its neighbour', () => {
  expect(at('a', 'blocks', 1)).toBe('In Box, after Word');
  expect(at('a', 'blocks', 0)).toBe('In Box, before Word');
  expect(at(null, '', 0)).toBe('Before Box');
  expect(at(null, '', 2)).toBe('After Split');
});

test('an empty slot is named by its label, an empty layout has no neighbours', () => {
  expect(at('s', 'aside.blocks', 0)).toBe('In Beside it of Split');
  expect(describePlace({ parent: null, slot: '', index: 0 }, [], KINDS)).toBe('Here');
});

test('blocks are not dropped into themselves', () => {
  expect(whyNotThere(['a'], { parent: 'a', slot: 'blocks', index: 1 }, TREE, KINDS)).toBe(
    'A block cannot stand inside itself.',
  );
  expect(whyNotThere(['b'], { parent: 's', slot: 'blocks', index: 0 }, TREE, KINDS)).toBeUndefined();
});

test('nothing is dropped into a block that keeps its structure, or dragged out of it', () => {
  const held = [
    block('box', 'a', { advanced: { keepsStructure: true }, blocks: [block('word', 'b')] }),
    block('word', 'c'),
  ];
  const why = expect.stringContaining('keeps its structure');
  expect(whyNotThere(['c'], { parent: 'a', slot: 'blocks', index: 0 }, held, KINDS)).toEqual(why);
  expect(whyNotThere(['b'], { parent: null, slot: '', index: 0 }, held, KINDS)).toEqual(why);
});
