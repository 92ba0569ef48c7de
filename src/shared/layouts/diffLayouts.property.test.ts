import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlockDiff, diffLayouts, isChanged } from './diffLayouts.ts';
import type { LayoutBlock } from './kind.ts';
import { block, KINDS } from './testing.ts';
import { walkBlocks } from './walk.ts';

interface Shape {
  blockType: string;
  text: string;
  inside: Shape[];
}

const { shapes } = fc.letrec<{ shapes: Shape[] }>((tie) => ({
  shapes: fc.array(
    fc.record({
      blockType: fc.constantFrom('word', 'box', 'split', 'tabs', 'star'),
      text: fc.constantFrom('', 'sea', 'sand'),
      inside: fc.oneof({ depthSize: 'small' }, fc.constant<Shape[]>([]), tie('shapes')),
    }),
    { maxLength: 4 },
  ),
}));

/** Two layouts that share ids, so that blocks have counterparts elsewhere. */
const layouts = fc.tuple(shapes, fc.infiniteStream(fc.nat(30))).map(([list, numbers]) => {
  const used = new Set<number>();
  const build = ({ blockType, inside, text }: Shape): LayoutBlock => {
    const number = numbers.next().value ?? 0;
    const id = used.has(number) ? undefined : String(number);
    used.add(number);
    const [blocks, rest] = [inside.slice(0, 2).map(build), inside.slice(2).map(build)];
    const fields = {
      word: {},
      box: { blocks: [...blocks, ...rest] },
      split: { blocks, aside: { blocks: rest } },
      tabs: { tabs: [{ id: `${id}-a`, blocks }, { blocks: rest }] },
      star: { odd: [1, { text }] },
    }[blockType];
    return { ...block(blockType, '', { text, ...fields }), id };
  };
  return list.map(build);
});

const all = (diffs: readonly BlockDiff[]): BlockDiff[] => diffs.flatMap((diff) => [diff, ...all(diff.inside)]);
const blocksOf = (layout: LayoutBlock[]) => [...walkBlocks(layout, KINDS)].map((step) => step.block);

test('the diff of a layout with itself is empty', () => {
  fc.assert(fc.property(layouts, (layout) => !diffLayouts(layout, structuredClone(layout), KINDS).some(isChanged)));
});

test("every block of both versions is in the diff once, the later's in order", () => {
  fc.assert(
    fc.property(layouts, layouts, (before, after) => {
      const diffs = all(diffLayouts(before, after, KINDS));
      const later = diffs.filter(({ state }) => state !== 'removed').map((diff) => diff.block);
      expect(later).toEqual(blocksOf(after));
      expect(diffs.filter(({ state }) => state !== 'added')).toHaveLength(blocksOf(before).length);
      const removed = new Set(diffs.filter(({ state }) => state === 'removed').map((diff) => diff.block));
      expect(blocksOf(before).filter((each) => removed.has(each))).toHaveLength(removed.size);
    }),
  );
});

test('the diff is antisymmetric: additions one way are removals the other way', () => {
  fc.assert(
    fc.property(layouts, layouts, (before, after) => {
      const pick = (diffs: BlockDiff[], wanted: string) =>
        all(diffs)
          .filter(({ state }) => state === wanted)
          .map((diff) => diff.block);
      const there = pick(diffLayouts(before, after, KINDS), 'added');
      const back = pick(diffLayouts(after, before, KINDS), 'removed');
      expect(new Set(back)).toEqual(new Set(there));
    }),
  );
});

test('a single changed value is reported at its block only', () => {
  fc.assert(
    fc.property(layouts, fc.nat(), (before, choice) => {
      fc.pre(before.length > 0);
      const after = structuredClone(before);
      const chosen = blocksOf(after).at(choice % blocksOf(after).length);
      if (chosen) chosen.size = 7;
      const told = all(diffLayouts(before, after, KINDS)).filter(({ settings }) => settings.length > 0);
      expect(told).toMatchObject([
        { block: chosen, state: 'kept', settings: [{ label: 'Size', before: '', after: '7' }] },
      ]);
    }),
  );
});
