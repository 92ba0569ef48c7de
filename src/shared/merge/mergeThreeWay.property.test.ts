import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Values } from '../isObject.ts';
import { mergeThreeWay } from './mergeThreeWay.ts';

interface Block extends Values {
  id: string;
  blockType: string;
  text: string;
  blocks: Block[];
}

interface Page extends Values {
  title: string;
  seo: { note: string };
  layout: Block[];
}

type Edit =
  | { type: 'text'; at: number; text: string }
  | { type: 'remove'; at: number }
  | { type: 'move'; at: number; into: number; index: number }
  | { type: 'insert'; into: number; index: number; id: number }
  | { type: 'title'; text: string };

const word = fc.constantFrom('dune', 'palm', 'pass', 'well');
const number = fc.nat(30);
const edit = (): fc.Arbitrary<Edit> =>
  fc.oneof(
    fc.record({ type: fc.constant('text' as const), at: number, text: word }),
    fc.record({ type: fc.constant('remove' as const), at: number }),
    fc.record({ type: fc.constant('move' as const), at: number, into: number, index: number }),
    fc.record({ type: fc.constant('insert' as const), into: number, index: number, id: number }),
    fc.record({ type: fc.constant('title' as const), text: word }),
  );
const edits = fc.array(edit(), { maxLength: 6 });

/** A page with nine blocks, some of them nested. */
const BASE: Page = {
  title: 'Morocco',
  seo: { note: 'old' },
  layout: [0, 1, 2].map((outer) => ({
    id: `o${outer}`,
    blockType: 'container',
    text: '',
    blocks: [0, 1].map((inner) => ({ id: `i${outer}${inner}`, blockType: 'heading', text: 'x', blocks: [] })),
  })),
};

const allOf = (blocks: Block[]): Block[] => blocks.flatMap((block) => [block, ...allOf(block.blocks)]);

function apply(page: Page, writer: string, list: readonly Edit[]): Page {
  const changed = structuredClone(page);
  const listOf = (into: number): Block[] => {
    const all = allOf(changed.layout);
    return into % (all.length + 1) === 0 ? changed.layout : (all[(into - 1) % all.length]?.blocks ?? changed.layout);
  };
  const takeOut = (id: string) => {
    for (const blocks of [changed.layout, ...allOf(changed.layout).map((each) => each.blocks)]) {
      const index = blocks.findIndex((each) => each.id === id);
      if (index >= 0) return blocks.splice(index, 1)[0];
    }
    return undefined;
  };
  for (const [step, each] of list.entries()) {
    const all = allOf(changed.layout);
    const found = 'at' in each ? all[each.at % Math.max(1, all.length)] : undefined;
    if (each.type === 'title') changed.title = each.text;
    else if (each.type === 'insert') {
      const id = `${writer}${step}`;
      listOf(each.into).splice(each.index, 0, { id, blockType: 'heading', text: writer, blocks: [] });
    } else if (!found) continue;
    else if (each.type === 'text') found.text = each.text;
    else if (each.type === 'remove') takeOut(found.id);
    else {
      takeOut(found.id);
      listOf(each.into).splice(each.index, 0, found);
    }
  }
  return changed;
}

const textIn = (page: Page, block: string) => allOf(page.layout).find(({ id }) => id === block)?.text;
const idsOf = (page: Values) => allOf(page.layout as Block[]).map(({ id }) => id);

describe('three-way merge', () => {
  it('of one side’s changes equals that side', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const changed = apply(BASE, 'a', list);
        for (const merged of [
          mergeThreeWay(BASE, changed, BASE),
          mergeThreeWay(BASE, BASE, changed),
          mergeThreeWay(BASE, changed, changed),
        ])
          expect(merged).toEqual({ document: changed, collisions: [] });
      }),
    );
  });

  it('is symmetric, as long as nothing conflicts', () => {
    let compared = 0;
    fc.assert(
      fc.property(edits, edits, (mine, yours) => {
        const [a, b] = [apply(BASE, 'a', mine), apply(BASE, 'b', yours)];
        const [one, other] = [mergeThreeWay(BASE, a, b), mergeThreeWay(BASE, b, a)];
        expect(one.collisions.length === 0).toBe(other.collisions.length === 0);
        if (one.collisions.length > 0) return;
        compared += 1;
        expect(one.document).toEqual(other.document);
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThan(10);
  });

  it('neither loses nor duplicates a block, keeps every text changed by one side only, and reports conflicts', () => {
    fc.assert(
      fc.property(edits, edits, (mine, yours) => {
        const [a, b] = [apply(BASE, 'a', mine), apply(BASE, 'b', yours)];
        const { collisions, document } = mergeThreeWay(BASE, a, b);
        const ids = idsOf(document);
        expect(new Set(ids).size).toBe(ids.length);
        const [inA, inB, inBase] = [a, b, BASE].map((page) => new Set(idsOf(page)));
        for (const id of new Set([...(inA ?? []), ...(inB ?? [])])) {
          const isNew = !inBase?.has(id);
          const isNowhereRemoved = inA?.has(id) && inB?.has(id);
          if (isNew || isNowhereRemoved) expect(ids).toContain(id);
        }
        const collided = new Set(collisions.map(({ row }) => row));
        const valuesCollided = new Set(collisions.filter(({ kind }) => kind === 'value').map(({ row }) => row));
        for (const block of allOf(document.layout as Block[])) {
          const [was, ours, theirs] = [BASE, a, b].map((page) => textIn(page, block.id));
          const haveBoth =
            ours !== was && theirs !== was && ours !== theirs && ours !== undefined && theirs !== undefined;
          expect(valuesCollided.has(block.id)).toBe(haveBoth);
          if (collided.has(block.id)) continue;
          expect(block.text).toBe(ours === was || ours === undefined ? (theirs ?? ours) : ours);
        }
      }),
      { numRuns: 500 },
    );
  });
});
