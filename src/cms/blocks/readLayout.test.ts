import { expect, test } from 'vitest';
import { renameField } from '../fields/block/upgradeBlock.ts';
import { type BlockKinds, readLayout } from './readLayout.ts';

const kinds: BlockKinds = new Map([
  ['box', []],
  ['word', [renameField('text', 'words'), (block) => ({ ...block, look: block.look ?? 'plain' })]],
]);

const inText = (fields: object) => ({ root: { children: [{ type: 'block', fields }] } });

test('every block is upgraded to the version of its kind at any depth, idempotently', () => {
  const stored = [
    {
      blockType: 'box',
      panes: [{ blocks: [{ blockType: 'word', text: { en: 'Sand', fr: 'Sable' } }] }],
      content: inText({ blockType: 'word', version: 2, words: 'Wind' }),
    },
  ];
  const read = readLayout(stored, kinds);
  expect(read).toEqual([
    {
      blockType: 'box',
      panes: [{ blocks: [{ blockType: 'word', version: 3, words: { en: 'Sand', fr: 'Sable' }, look: 'plain' }] }],
      content: inText({ blockType: 'word', version: 3, words: 'Wind', look: 'plain' }),
    },
  ]);
  expect(readLayout(read, kinds)).toBe(read);
  expect(stored[0]).toMatchObject({ panes: [{ blocks: [{ text: { en: 'Sand' } }] }] });
});

test.each([
  ['an unknown kind', { blockType: 'star', text: 'Unknown', blocks: [{ blockType: 'word', text: 'Inside' }] }],
  ['a newer version', { blockType: 'word', version: 4, saying: 'Newer' }],
])('a placeholder replaces a block of %s, which is not touched', (_, original) => {
  const stored = [{ ...original, id: 'a' }];
  const read = readLayout(stored, kinds);
  expect(read).toEqual([{ id: 'a', blockType: 'kept', kind: original.blockType, original: stored[0] }]);
  expect(readLayout(read, kinds)).toBe(read);
  const text = inText(original);
  expect(readLayout(text, kinds)).toBe(text);
});

test('a block whose kind has become known, or always was, is read like any other', () => {
  const original = { blockType: 'word', text: 'Sand' };
  expect(readLayout([{ blockType: 'kept', kind: 'word', original }], kinds)).toEqual([
    { blockType: 'word', version: 3, words: 'Sand', look: 'plain' },
  ]);
});

test.each([[null], [undefined], ['text'], [[null, 'text', 7, {}]], [[{ blockType: 'kept', original: 'text' }]]])(
  '%j is returned unchanged',
  (damaged) => {
    expect(readLayout(damaged, kinds)).toBe(damaged);
  },
);

test('a field that has its new name already keeps its value', () => {
  const rename = renameField('text', 'words');
  expect(rename({ blockType: 'word', words: 'New' })).toEqual({ blockType: 'word', words: 'New' });
  expect(rename({ blockType: 'word', text: 'Old', words: 'New' })).toEqual({ blockType: 'word', words: 'New' });
});
