import { describe, expect, test } from 'vitest';
import { type BlockDiff, diffLayouts, isChanged } from './diffLayouts.ts';
import type { LayoutBlock } from './kind.ts';
import { block, buildKind, buildKinds, KINDS } from './testing.ts';

const kinds = buildKinds(
  ...KINDS.values(),
  buildKind('word', {
    settings: [
      { path: 'text', label: 'Text', tab: 'content', type: 'text' },
      { path: 'advanced.htmlId', label: 'Id', tab: 'advanced', type: 'text' },
    ],
  }),
);
const word = (id: string, text = id) => block('word', id, { text });
const box = (id: string, ...blocks: LayoutBlock[]) => block('box', id, { blocks });

/** The diff, a line for each block, indented by depth. */
function outline(diffs: readonly BlockDiff[], depth = 0): string[] {
  return diffs
    .filter(isChanged)
    .flatMap(({ inside, movedFrom, name, settings, state }) => [
      [
        '  '.repeat(depth) + state,
        name,
        movedFrom !== undefined && `from ${movedFrom || 'the top'}`,
        ...settings.map(({ after, before, label }) => `(${label}: ${before} → ${after})`),
      ]
        .filter(Boolean)
        .join(' '),
      ...outline(inside, depth + 1),
    ]);
}

const diff = (before: LayoutBlock[], after: LayoutBlock[]) => outline(diffLayouts(before, after, kinds));

describe('block states', () => {
  test('are empty when two versions are the same', () => {
    const layout = [box('x', word('a'), block('star', 'u', { odd: { deep: [1] } })), word('b')];
    expect(diff(layout, structuredClone(layout))).toEqual([]);
    expect(diffLayouts(layout, layout, kinds)).toHaveLength(2);
  });

  test('an added block is shown in its place, a removed one where it was', () => {
    expect(diff([word('a'), word('b'), word('c')], [word('a'), word('d'), word('c')])).toEqual([
      'removed Word: b',
      'added Word: d',
    ]);
    expect(diff([box('x', word('a'), word('b'))], [box('x', word('b'))])).toEqual(['kept Box: b', '  removed Word: a']);
  });

  test('a block moved into another says from where; its parent is named around it', () => {
    expect(diff([word('a'), box('x', word('b'))], [box('x', word('b'), word('a'))])).toEqual([
      'kept Box: b',
      '  moved Word: a from the top',
    ]);
    expect(diff([box('x', word('b'), word('a'))], [box('x', word('b')), word('a')])).toEqual([
      'moved Word: a from Box: b',
    ]);
  });

  test('of reordered siblings as few as possible are moved', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => word(id)) as [
      LayoutBlock,
      LayoutBlock,
      LayoutBlock,
      LayoutBlock,
    ];
    expect(diff([a, b, c, d], [d, a, b, c])).toEqual(['moved Word: d']);
    expect(diff([a, b, c, d], [b, c, d, a])).toEqual(['moved Word: a']);
  });

  test('wrapped blocks are moved, not removed and added; unwrapped ones too', () => {
    expect(diff([word('a'), word('b')], [box('x', word('a'), word('b'))])).toEqual([
      'added Box: a',
      '  moved Word: a from the top',
      '  moved Word: b from the top',
    ]);
    expect(diff([box('x', word('a'), word('b'))], [word('a')])).toEqual([
      'removed Box: a',
      '  removed Word: b',
      'moved Word: a from Box: a',
    ]);
  });

  test('a moved block also has its other changes', () => {
    expect(diff([word('a', 'Old'), word('b')], [word('b'), box('x', word('a', 'New'))])).toEqual([
      'added Box: New',
      '  moved Word: New from the top (Text: Old → New)',
    ]);
  });

  test('inserting a row before others moves none of their blocks', () => {
    const tab = (id: string, ...blocks: LayoutBlock[]) => ({ id, blocks });
    const tabs = (...rows: object[]) => block('tabs', 't', { tabs: rows });
    expect(diff([tabs(tab('1', word('a')))], [tabs(tab('2'), tab('1', word('a')))])).toEqual(['kept Tabs (Tabs:  → )']);
    expect(diff([tabs(tab('1', word('a')), tab('2'))], [tabs(tab('1'), tab('2', word('a')))])).toEqual([
      'kept Tabs',
      '  moved Word: a from Tabs',
    ]);
  });

  test('blocks without ids are matched by position, and one of another kind is another block', () => {
    const plain = (text: string) => ({ blockType: 'word', text });
    expect(diff([plain('One'), plain('Two')], [plain('One'), plain('Three')])).toEqual([
      'kept Word: Three (Text: Two → Three)',
    ]);
    expect(diff([word('a')], [box('a')])).toEqual(['removed Word: a', 'added Box']);
  });

  test('unknown kinds are named and compared by what is stored', () => {
    expect(
      diff([block('star', 'u', { rays: 5, text: 'Noon' })], [block('star', 'u', { rays: 7, text: 'Noon' })]),
    ).toEqual(['kept star: Noon (Rays: 5 → 7)']);
  });

  test('at any depth', () => {
    const nest = (inner: LayoutBlock) =>
      Array.from({ length: 12 }).reduce<LayoutBlock>((child, _, i) => box(`x${i}`, child), inner);
    const lines = diff([nest(word('a', 'Old'))], [nest(word('a', 'New'))]);
    expect(lines).toHaveLength(13);
    expect(lines.at(-1)).toBe(`${'  '.repeat(12)}kept Word: New (Text: Old → New)`);
  });
});
