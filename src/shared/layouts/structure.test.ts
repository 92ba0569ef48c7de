import { describe, expect, test } from 'vitest';
import type { LayoutBlock } from './kind.ts';
import { CONTENT_ONLY, FREE, structureRights, whyRestructured } from './structure.ts';
import { block, KINDS } from './testing.ts';

const kept = { advanced: { keepsStructure: true } };
const BEFORE = [
  block('box', 'a', { ...kept, blocks: [block('word', 'b'), block('word', 'c')] }),
  block('word', 'd', { text: 'Tea' }),
  block('box', 'e', { blocks: [] }),
];
const [HELD, WORD, BOX] = BEFORE as [LayoutBlock, LayoutBlock, LayoutBlock];

const contentOnly = { isContentOnly: true, mayRelease: false };
const author = { isContentOnly: false, mayRelease: false };
const why = (after: LayoutBlock[], rights = FREE, before: LayoutBlock[] = BEFORE) =>
  whyRestructured(before, after, KINDS, rights);

describe('words and pictures only', () => {
  test('values may change, and an empty layout may get its first block', () => {
    expect(why([HELD, { ...WORD, text: 'Mint tea' }, BOX], contentOnly)).toBeUndefined();
    expect(why([WORD], contentOnly, [])).toBeUndefined();
  });

  test.each([
    ['removed', [HELD, BOX]],
    ['added', [HELD, WORD, BOX, block('word', 'n')]],
    ['moved', [HELD, BOX, WORD]],
    ['moved into another', [HELD, { ...BOX, blocks: [WORD] }]],
    ['replaced by another', [HELD, block('word', 'x'), BOX]],
    ['made another kind', [HELD, block('box', 'd'), BOX]],
  ])('no block is %s', (_what, after) => {
    expect(why(after, contentOnly)).toBe(CONTENT_ONLY);
  });

  test('ids that the studio gives blocks are no change', () => {
    expect(why([WORD], contentOnly, [{ ...WORD, id: null }])).toBeUndefined();
  });
});

test('accounts are bound by their role and their own setting, admins are not', () => {
  const rights = (role: string, contentOnly = false) => structureRights({ collection: 'users', role, contentOnly });
  expect(rights('admin', true)).toEqual(FREE);
  expect([rights('editor'), rights('editor', true)]).toEqual([FREE, contentOnly]);
  expect([rights('author'), rights('author', true)]).toEqual([author, contentOnly]);
  expect(structureRights(null)).toEqual(FREE);
});

describe('a block that keeps its structure', () => {
  test.each([
    ['removed', [WORD, BOX]],
    ['moved into another', [WORD, { ...BOX, blocks: [HELD] }]],
    ['given more blocks', [{ ...HELD, blocks: [block('word', 'b')] }, WORD, BOX]],
    ['given others in another order', [{ ...HELD, blocks: [block('word', 'c'), block('word', 'b')] }, WORD, BOX]],
  ])('is not %s', (_what, after) => {
    expect(why(after)).toBe('“Box” keeps its structure. That is turned off in its settings, under Advanced.');
    expect(why(after, author)).toBe('“Box” keeps its structure. An editor can change that.');
  });

  test('other blocks may change, even beside it', () => {
    expect(why([HELD, BOX])).toBeUndefined();
    expect(why([WORD, HELD, BOX])).toBeUndefined();
  });

  test('is released by editors, not by authors', () => {
    const released = [{ ...HELD, advanced: { keepsStructure: false } }, WORD, BOX];
    expect(why(released)).toBeUndefined();
    expect(why(released, author)).toContain('An editor can change that.');
  });
});
