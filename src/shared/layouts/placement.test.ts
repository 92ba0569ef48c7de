import { expect, test } from 'vitest';
import type { Kind } from './kind.ts';
import { whyNot, whyNotBlock } from './placement.ts';
import { block, buildKind, buildKinds, KINDS } from './testing.ts';

const kindOf = (slug: string) => KINDS.get(slug) as Kind;
const box = block('box', 'x');
const panel = block('panel', 'p');

test('every block may be in a slot, however deep', () => {
  for (const slug of KINDS.keys()) expect(whyNot(kindOf(slug), Array(12).fill(box), KINDS)).toBeUndefined();
  expect(whyNot(kindOf('box'), [panel, box], KINDS)).toBeUndefined();
});

test('no block may be in a kind without slots', () => {
  expect(whyNot(kindOf('word'), [box, block('word', 'w')], KINDS)).toBe('A word cannot hold other blocks.');
  expect(whyNot(kindOf('word'), [block('icon-list', 'i')], KINDS)).toBe('An icon-list cannot hold other blocks.');
});

test('a panel may not be in a panel, nor may a block that contains one', () => {
  expect(whyNot(kindOf('panel'), [panel, box], KINDS)).toBe('A panel cannot stand inside another panel.');
  const holding = { ...box, blocks: [block('split', 's', { aside: { blocks: [panel] } })] };
  expect(whyNotBlock(holding, [box], KINDS)).toBeUndefined();
  expect(whyNotBlock(holding, [panel], KINDS)).toBe('A panel cannot stand inside another panel.');
  const drawer = buildKinds(...KINDS.values(), buildKind('drawer', { isPanel: true, slots: [{ name: 'blocks' }] }));
  expect(whyNotBlock(panel, [block('drawer', 'd')], drawer)).toBe('A panel cannot stand inside a drawer.');
});

test('a block of an unknown kind may be in any slot', () => {
  expect(whyNotBlock(block('star', 's', { blocks: [panel] }), [panel], KINDS)).toBeUndefined();
});
