import { expect, test } from 'vitest';
import { block, KINDS } from '../../shared/layouts/testing.ts';
import type { Tree } from '../model/types.ts';
import { dropTarget } from './dropTarget.ts';
import { listRows, type Row } from './listRows.ts';

const TREE: Tree = [
  block('box', 'a', { text: 'Journeys', blocks: [block('word', 'b')] }),
  block('word', 'c'),
  block('panel', 'p', { text: 'Planner', blocks: [block('box', 'q', { blocks: [] })] }),
  block('panel', 'r', { blocks: [] }),
  block('split', 's', { blocks: [], aside: { blocks: [] } }),
];

function over(key: string, share: number, dragged = 'c', collapsed = new Set<string>()) {
  const row = listRows(TREE, KINDS, collapsed).find((each) => each.key === key) as Row;
  const { place, side, says, isRefused } = dropTarget(row, share, [dragged], TREE, KINDS);
  return { place: `${place.parent}/${place.slot}/${place.index}`, side, says, isRefused };
}

test('a row without slots has two halves', () => {
  expect(over('b', 0.4)).toMatchObject({ place: 'a/blocks/0', side: 'before' });
  expect(over('b', 0.6)).toMatchObject({ place: 'a/blocks/1', side: 'after', says: 'In Box, after Word' });
});

test('the middle of a row with slots means inside, at the end; its edges mean before and after', () => {
  expect(over('a', 0.1)).toMatchObject({ place: 'null//0', side: 'before', says: 'Before Box' });
  expect(over('a', 0.5)).toMatchObject({ place: 'a/blocks/1', side: 'inside', says: 'In Box, after Word' });
  expect(over('a', 0.9, 'c', new Set(['a']))).toMatchObject({ place: 'null//1', side: 'after' });
});

test('below an expanded row means its start', () => {
  expect(over('a', 0.9)).toMatchObject({ place: 'a/blocks/0', side: 'after' });
});

test("the end of a slot, an empty slot and a slot's heading are targets too", () => {
  expect(over('a/blocks/end', 0.5)).toMatchObject({ place: 'a/blocks/1', side: 'before' });
  expect(over('s/aside.blocks/end', 0.5)).toMatchObject({ side: 'inside', says: 'In Beside it of Split' });
  expect(over('s/aside.blocks', 0.5)).toMatchObject({ place: 's/aside.blocks/0', side: 'after' });
});

test('where dropping is not allowed, the indicator says why', () => {
  expect(over('q', 0.5, 'r')).toMatchObject({ isRefused: true, says: 'A panel cannot stand inside another panel.' });
  expect(over('b', 0.9, 'a')).toMatchObject({ isRefused: true, says: 'A block cannot stand inside itself.' });
});
