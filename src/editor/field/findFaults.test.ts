import { expect, test } from 'vitest';
import type { Tree } from '../model/types.ts';
import { findFaults } from './findFaults.ts';

const tree: Tree = [
  { id: 'box', blockType: 'container', blocks: [{ id: 'word', blockType: 'heading', text: '', link: {} }] },
];

test('an error is assigned to the innermost block on its path, with the rest of the path', () => {
  const fault = (path: string) => findFaults([{ path, message: 'Say something.' }], 'layout', tree);
  expect(fault('layout.0.blocks.0.link.address')).toEqual([
    { blockId: 'word', path: 'link.address', message: 'Say something.' },
  ]);
  expect(fault('layout.0.tag')).toEqual([{ blockId: 'box', path: 'tag', message: 'Say something.' }]);
  expect(fault('layout.7.text')).toEqual([]);
});
