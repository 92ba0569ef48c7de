import { describe, expect, test } from 'vitest';
import { block, KINDS } from './testing.ts';
import { childrenOf, findBlock, mapBlocks, pathTo, slotsOf, walkBlocks, withSlot } from './walk.ts';

const word = (id: string) => block('word', id);
const tabs = block('tabs', 't', { tabs: [{ title: 'One', blocks: [word('a')] }, { title: 'Two' }] });
const split = block('split', 's', { blocks: [word('b')], aside: { look: 'quiet', blocks: [tabs] } });
const tree = [word('z'), block('box', 'x', { blocks: [split, word('c')] })];

const idsOf = (blocks: readonly { id: string }[]) => blocks.map(({ id }) => id);

describe('slotsOf', () => {
  test('names slots in groups by path, and one for each array row with its number', () => {
    expect(slotsOf(split, KINDS.get('split'))).toMatchObject([
      { name: 'blocks', label: 'Text', blocks: [{ id: 'b' }] },
      { name: 'aside.blocks', label: 'Beside it', blocks: [{ id: 't' }] },
    ]);
    expect(slotsOf(tabs, KINDS.get('tabs'))).toMatchObject([
      { name: 'tabs.0.blocks', label: 'Tab 1', blocks: [{ id: 'a' }] },
      { name: 'tabs.1.blocks', label: 'Tab 2', blocks: [] },
    ]);
  });

  test.each([[undefined], [null], ['text'], [{ 0: 'x' }]])('treats %j as an empty slot', (blocks) => {
    expect(slotsOf(block('box', 'x', { blocks }), KINDS.get('box'))).toMatchObject([{ name: 'blocks', blocks: [] }]);
    expect(slotsOf(block('tabs', 'x', { tabs: blocks }), KINDS.get('tabs'))).toEqual([]);
  });

  test('skips invalid blocks, and finds none in an unknown kind', () => {
    const damaged = block('box', 'x', { blocks: [null, 'text', {}, word('a')] });
    expect(childrenOf(damaged, KINDS)).toEqual([word('a')]);
    expect(slotsOf(block('star', 'x', { blocks: [word('a')] }), KINDS.get('star'))).toEqual([]);
  });
});

test('walkBlocks visits blocks in reading order, each with its parents', () => {
  const walked = [...walkBlocks(tree, KINDS)];
  expect(idsOf(walked.map((step) => step.block))).toEqual(['z', 'x', 's', 'b', 't', 'a', 'c']);
  expect(walked.find((step) => step.block.id === 'a')).toMatchObject({ slot: 'tabs.0.blocks', index: 0 });
  expect(idsOf(walked.find((step) => step.block.id === 'a')?.parents ?? [])).toEqual(['x', 's', 't']);
});

test('pathTo returns the position of each ancestor', () => {
  expect(pathTo(tree, 'a', KINDS)?.map((step) => [step.block.id, step.slot, step.index])).toEqual([
    ['x', '', 1],
    ['s', 'blocks', 0],
    ['t', 'aside.blocks', 0],
    ['a', 'tabs.0.blocks', 0],
  ]);
  expect(pathTo(tree, 'nobody', KINDS)).toBeUndefined();
  expect(findBlock(tree, 't', KINDS)).toBe(tabs);
});

describe('mapBlocks', () => {
  test('changes one block and keeps the identity of blocks that do not contain it', () => {
    const mapped = mapBlocks(tree, (each) => (each.id === 'a' ? { ...each, text: 'New' } : each), KINDS);
    expect(findBlock(mapped, 'a', KINDS)).toEqual({ ...word('a'), text: 'New' });
    expect(mapped[0]).toBe(tree[0]);
    expect(findBlock(mapped, 'b', KINDS)).toBe(findBlock(tree, 'b', KINDS));
    expect(findBlock(mapped, 't', KINDS)).toMatchObject({ tabs: [{ title: 'One' }, { title: 'Two' }] });
    expect(findBlock(tree, 'a', KINDS)).toEqual(word('a'));
  });

  test('without a change the list is the same, and undefined removes a block', () => {
    expect(mapBlocks(tree, (each) => each, KINDS)).toBe(tree);
    expect(
      childrenOf(mapBlocks(tree, (each) => (each.id === 's' ? undefined : each), KINDS)[1] ?? word(''), KINDS),
    ).toEqual([word('c')]);
  });

  test('calls back for a block after its nested blocks', () => {
    const counts = mapBlocks(tree, (each) => ({ ...each, count: childrenOf(each, KINDS).length }), KINDS);
    expect(findBlock(counts, 'x', KINDS)).toMatchObject({ count: 2, blocks: [{ count: 2 }, { count: 0 }] });
  });
});

test('fills a slot in a missing group, and not in a missing row', () => {
  expect(withSlot(block('split', 's'), 'aside.blocks', [word('a')])).toMatchObject({ aside: { blocks: [word('a')] } });
  expect(withSlot(tabs, 'tabs.1.blocks', [word('n')])).toMatchObject({
    tabs: [{ blocks: [word('a')] }, { blocks: [word('n')] }],
  });
  expect(() => withSlot(tabs, 'tabs.2.blocks', [])).toThrow('no row 2');
});
