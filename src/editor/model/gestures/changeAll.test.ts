import { expect, test } from 'vitest';
import { buildKind } from '../../../shared/layouts/testing.ts';
import { block, EDITED_KINDS } from '../testing.ts';
import { changeAll, commonSettings } from './changeAll.ts';

const [text, size] = EDITED_KINDS.get('word')?.settings ?? [];
const kinds = new Map([
  ...EDITED_KINDS,
  ['title', buildKind('title', { settings: [size, text].flatMap((setting) => setting ?? []) })],
  ['frame', buildKind('frame', { slots: [{ name: 'blocks' }], settings: size ? [size] : [] })],
]);
const word = block('word', 'a', { text: 'Sea', size: 's' });
const title = block('title', 'b', { size: 'm' });

test('choices that all blocks have are common to them', () => {
  const paths = (...blocks: Parameters<typeof commonSettings>[0]) =>
    commonSettings(blocks, kinds).map(({ path }) => path);
  expect(paths(word, title)).toEqual(['size']);
  expect(paths(word, block('box', 'c'))).toEqual([]);
});

test('one value is set in all of them, also where one is inside another', () => {
  const tree = [block('frame', 'f', { size: 'm', blocks: [word] }), title, block('word', 'z', { size: 's' })];
  expect(changeAll(['a', 'f', 'b'], 'size', 'l', { kinds, tree })).toEqual([
    block('frame', 'f', { size: 'l', blocks: [{ ...word, size: 'l' }] }),
    { ...title, size: 'l' },
    block('word', 'z', { size: 's' }),
  ]);
  expect(changeAll(['a'], 'id', 'l', { kinds, tree })).toMatchObject({ why: expect.any(String) });
});
