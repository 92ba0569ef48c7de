import { expect, test } from 'vitest';
import { block, EDITED_KINDS, outline } from '../testing.ts';
import type { Tree } from '../types.ts';
import { restoreBlock } from './restoreBlock.ts';

const word = (id: string, text = 'A word') => block('word', id, { text });
const box = (id: string, blocks: Tree = [], given = {}) => block('box', id, { blocks, ...given });

function restored(id: string, earlier: Tree, tree: Tree): Tree {
  const result = restoreBlock(id, earlier, { tree, kinds: EDITED_KINDS });
  if ('why' in result) throw new Error(result.why);
  return result;
}

test('settings come back, and nested blocks stay as they are now', () => {
  const earlier = [box('a', [word('b', 'Then')], { note: 'Then' })];
  const tree = [word('x'), box('a', [word('b', 'Now'), word('c')], { note: 'Now' })];
  expect(restored('a', earlier, tree)).toEqual([word('x'), box('a', [word('b', 'Now'), word('c')], { note: 'Then' })]);
  expect(restored('b', earlier, tree)).toEqual([word('x'), box('a', [word('b', 'Then'), word('c')], { note: 'Now' })]);
});

test('a removed block comes back where it was, without what was moved out of it', () => {
  const earlier = [word('a'), box('b', [word('c'), word('d')]), word('e')];
  expect(outline(restored('b', earlier, [word('a'), word('e'), word('d')]))).toBe('a b(c) e d');
  expect(outline(restored('d', earlier, [word('a'), word('e')]))).toBe('a e d');
  expect(outline(restored('a', earlier, [word('e')]))).toBe('a e');
});

test('a moved block goes back, unless its place is inside it', () => {
  const earlier = [word('a'), box('b', [word('c')]), box('d')];
  expect(outline(restored('c', earlier, [word('c'), word('a'), box('b'), box('d')]))).toBe('a b(c) d');
  expect(outline(restored('a', earlier, [box('b', [word('c')]), word('a'), box('d')]))).toBe('a b(c) d');
  const inner = [box('b', [box('d')])];
  const turned = [box('d', [box('b')])];
  expect(restoreBlock('d', inner, { tree: turned, kinds: EDITED_KINDS })).toMatchObject({ why: /now contains/ });
  expect(restoreBlock('z', inner, { tree: turned, kinds: EDITED_KINDS })).toMatchObject({
    why: 'The earlier version does not have this block.',
  });
});
