import { expect, test } from 'vitest';
import { block, buildKind, buildKinds } from './testing.ts';
import { withFreshIds } from './withFreshIds.ts';

const HEX = 'a'.repeat(24);

const kinds = buildKinds(
  buildKind('word'),
  buildKind('box', { slots: [{ name: 'blocks' }] }),
  buildKind('list', {
    settings: [
      {
        path: 'group.rows',
        label: 'Rows',
        tab: 'content',
        type: 'array',
        rows: [{ path: 'inner', label: 'Inner', tab: 'content', type: 'array', rows: [] }],
      },
    ],
  }),
);

function renew(given: Parameters<typeof withFreshIds>[0]) {
  let count = 0;
  return withFreshIds(given, kinds, () => `new-${++count}`);
}

test('every block gets a new id, at any depth, and the input is not mutated', () => {
  const given = block('box', 'a', { blocks: [block('box', 'b', { blocks: [block('word', 'c', { text: 'Dunes' })] })] });
  const before = structuredClone(given);
  expect(renew(given)).toEqual(
    block('box', 'new-1', { blocks: [block('box', 'new-2', { blocks: [block('word', 'new-3', { text: 'Dunes' })] })] }),
  );
  expect(given).toEqual(before);
});

test('every array row gets one, whatever form it had, in nested arrays too', () => {
  const rows = [{ id: 'by hand', inner: [{ id: HEX }] }, { text: 'Without' }];
  const { group } = renew(block('list', 'a', { group: { rows } })) as unknown as { group: { rows: object[] } };
  const fresh = expect.stringMatching(/^new-/);
  expect(group.rows).toEqual([
    { id: fresh, inner: [{ id: fresh }] },
    { id: fresh, text: 'Without' },
  ]);
});

test('a block between the paragraphs of a text gets one, and the text stays unchanged', () => {
  const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Sand' }] };
  const content = (id: string) => ({ root: { children: [paragraph, { type: 'block', fields: block('word', id) }] } });
  const renewed = renew(block('word', 'a', { content: content('b') }));
  expect(renewed).toEqual(block('word', 'new-1', { content: content('new-2') }));
});

test('referenced documents and pictures keep their ids', () => {
  const link = { document: { relationTo: 'posts', value: HEX }, picture: 7, also: [HEX] };
  expect(renew(block('word', 'a', { link }))).toMatchObject({ id: 'new-1', link });
});

test('in an unknown kind only blocks get new ids: the meaning of others is unknown', () => {
  const original = { blockType: 'later', id: 'a', tabs: [{ id: HEX }], opened: HEX, blocks: [block('word', 'b')] };
  const renewed = {
    blockType: 'later',
    id: 'new-1',
    tabs: [{ id: HEX }],
    opened: HEX,
    blocks: [block('word', 'new-2')],
  };
  expect(renew(original)).toEqual(renewed);
  expect(renew(block('kept', 'k', { kind: 'later', original }))).toMatchObject({
    id: 'new-1',
    original: { ...renewed, id: 'new-2', blocks: [{ id: 'new-3' }] },
  });
});
