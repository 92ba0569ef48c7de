import { expect, test } from 'vitest';
import { block, buildKind, buildKinds, KINDS } from '../../shared/layouts/testing.ts';
import type { Tree } from '../model/types.ts';
import { listRows, type Row } from './listRows.ts';

const TREE: Tree = [
  block('box', 'a', { blocks: [block('word', 'b', { text: 'Dunes' }), block('box', 'c', { blocks: [] })] }),
  block('split', 'd', { blocks: [block('word', 'e', { text: 'Étoiles' })], aside: { blocks: [] } }),
  block('word', 'f', { text: 'Tea' }),
];

/** One line for each row: its level and kind. */
function draw(rows: readonly Row[]): string[] {
  return rows.map((row) => {
    const words = row.type === 'block' ? row.key : row.type === 'slot' ? `[${row.label}]` : row.isEmpty ? 'empty' : '+';
    return `${'-'.repeat(row.level)} ${words}`;
  });
}

test('nested blocks follow their parents, each slot ends with an add row, several slots have headings', () => {
  expect(draw(listRows(TREE, KINDS, new Set()))).toEqual([
    '- a',
    '-- b',
    '-- c',
    '--- empty',
    '-- +',
    '- d',
    '-- [Text]',
    '-- e',
    '-- +',
    '-- [Beside it]',
    '-- empty',
    '- f',
    '- +',
  ]);
});

test('a row has its position and the number of its siblings', () => {
  const rows = listRows(TREE, KINDS, new Set());
  const { place, position, setSize } = rows.find(({ key }) => key === 'c') as Row;
  expect({ place, position, setSize }).toEqual({
    place: { parent: 'a', slot: 'blocks', index: 1 },
    position: 2,
    setSize: 3,
  });
  expect(rows.filter(({ type }) => type === 'add').map((row) => row.place)).toContainEqual({
    parent: 'd',
    slot: 'aside.blocks',
    index: 0,
  });
});

test('the inside of a collapsed block is not listed', () => {
  expect(draw(listRows(TREE, KINDS, new Set(['a', 'd'])))).toEqual(['- a', '- d', '- f', '- +']);
});

test('a search keeps matches with their parents, collapsed or not, ignoring accents', () => {
  expect(draw(listRows(TREE, KINDS, new Set(['d']), ' etoiles '))).toEqual(['- d', '-- [Text]', '-- e']);
  expect(draw(listRows(TREE, KINDS, new Set(), 'word: t'))).toEqual(['- f']);
  expect(listRows(TREE, KINDS, new Set(), 'camel')).toEqual([]);
});

test('a block of an unknown kind is listed, without children', () => {
  const [row] = listRows(
    [block('map', 'm', { blocks: [block('word', 'w')] })],
    buildKinds(buildKind('word')),
    new Set(),
  );
  expect(row).toMatchObject({ key: 'm', isOpen: undefined });
});

test('a read-only tree has no insert position', () => {
  const rows = listRows(TREE, KINDS, new Set(), '', false);
  expect(rows.filter(({ type }) => type === 'add')).toEqual([]);
  expect(rows.filter(({ level, type }) => type === 'block' && level === 1).map(({ setSize }) => setSize)).toEqual(
    rows.filter(({ level }) => level === 1).map(() => TREE.length),
  );
});

test('inside a block that keeps its structure there is no place for another block', () => {
  const held = [block('box', 'a', { advanced: { keepsStructure: true }, blocks: [block('box', 'b', { blocks: [] })] })];
  const places = listRows(held, KINDS, new Set()).flatMap((row) => (row.type === 'add' ? [row.place.parent] : []));
  expect(places).toEqual([null]);
});
