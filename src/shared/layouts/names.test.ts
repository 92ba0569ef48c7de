import { expect, test } from 'vitest';
import type { KindLabel } from './kind.ts';
import { nameInPlace, nameOfBlock } from './names.ts';
import { block, buildKind, buildKinds } from './testing.ts';

const kinds = buildKinds(
  buildKind('heading'),
  buildKind('button'),
  buildKind('container', { slots: [{ name: 'blocks' }] }),
);

const first = block('heading', 'h', { text: 'Journeys for *the months ahead*' });
const mute = block('heading', 'm', { text: '' });
const button = block('button', 'b', { label: 'See them all' });
const inner = block('container', 'i', { blocks: [mute] });
const outer = block('container', 'o', { blocks: [first, inner, button] });

test('a block is named by its kind and its text', () => {
  expect(nameOfBlock(first, kinds.get('heading'))).toBe('Heading: Journeys for the months ahead');
  expect(nameOfBlock(mute, kinds.get('heading'))).toBe('Heading');
  expect(nameOfBlock(block('star', 's'), undefined)).toBe('star');
});

test.each([
  [
    'one without words in the nearest place that has some',
    [outer, inner, mute],
    'Heading in Journeys for the months ahead',
  ],
  ['one with words and its place', [outer, button], 'Button “See them all” in Journeys for the months ahead'],
  ['one whose words are those of its place', [outer, first], 'Heading “Journeys for the months ahead”'],
  ['one in a place without words', [inner, mute], 'Heading in Container'],
  ['one at the top', [mute], 'Heading'],
])('%s', (_, path, name) => {
  expect(nameInPlace(path, kinds)).toBe(name);
});

test('a block is called by the name that an editor has given it, or by what its settings make of it', () => {
  const labels: readonly KindLabel[] = [
    { label: 'Two columns', where: { direction: 'grid', 'style.grid': '1-1' } },
    { label: 'Row', where: { direction: 'row' } },
  ];
  const kind = buildKind('container', { slots: [{ name: 'blocks' }], labels });
  const columns = block('container', 'c', { direction: 'grid', style: { grid: '1-1' }, blocks: [first] });
  expect(nameOfBlock(columns, kind)).toBe('Two columns: Journeys for the months ahead');
  expect(nameOfBlock({ ...columns, direction: 'row' }, kind)).toBe('Row: Journeys for the months ahead');
  expect(nameOfBlock({ ...columns, direction: 'column' }, kind)).toBe('Container: Journeys for the months ahead');
  expect(nameOfBlock({ ...columns, blockName: ' Hero ' }, kind)).toBe('Hero: Journeys for the months ahead');
  expect(nameOfBlock({ ...columns, blockName: ' ' }, kind)).toBe('Two columns: Journeys for the months ahead');
});
