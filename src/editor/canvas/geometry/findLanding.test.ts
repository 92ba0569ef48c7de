import { describe, expect, test } from 'vitest';
import type { Box } from './box.ts';
import { type BlockZone, findLanding, type SlotZone } from './findLanding.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const block = (id: string, index: number, at: Box, ...slots: SlotZone[]): BlockZone => ({ id, index, box: at, slots });
const slot = (parent: string | null, at: Box, ...blocks: BlockZone[]): SlotZone => ({
  parent,
  slot: parent === null ? '' : 'blocks',
  box: at,
  alone: 'column',
  blocks,
});

/** A word above a hero, which holds a heading and a row of two cards; an empty box below. */
const PAGE = slot(
  null,
  box(0, 0, 400, 700),
  block('word', 0, box(0, 0, 400, 100)),
  block(
    'hero',
    1,
    box(0, 120, 400, 300),
    slot(
      'hero',
      box(0, 120, 400, 300),
      block('heading', 0, box(20, 140, 360, 60)),
      block('left', 1, box(20, 220, 170, 180)),
      block('right', 2, box(210, 220, 170, 180)),
    ),
  ),
  block('empty', 2, box(0, 440, 400, 100), slot('empty', box(10, 450, 380, 80))),
);

const at = (x: number, y: number, isRtl = false, page = PAGE) => {
  const { mark, place } = findLanding(page, { x, y }, { isRtl, scale: 1 });
  return [`${place.parent}/${place.index}`, mark] as const;
};

describe('dragging over the page', () => {
  test('lands before or after the nearest block, in the middle of the gap', () => {
    expect(at(200, 20)).toEqual(['null/0', box(0, 0, 400, 0)]);
    expect(at(200, 80)).toEqual(['null/1', box(0, 110, 400, 0)]);
    expect(at(200, 112)[0]).toBe('null/1');
    expect(at(200, 690)[0]).toBe('null/3');
  });

  test('lands inside a container, or beside it at its edge', () => {
    expect(at(200, 190)[0]).toBe('hero/1');
    expect(at(200, 123)[0]).toBe('null/1');
    expect(at(200, 417)[0]).toBe('null/2');
  });

  test('lands beside blocks of a row, by the direction of the page', () => {
    expect(at(40, 300)[0]).toBe('hero/1');
    expect(at(180, 300)).toEqual(['hero/2', box(200, 220, 0, 180)]);
    expect(at(370, 300)[0]).toBe('hero/3');
    expect(at(370, 300, true)[0]).toBe('hero/2');
  });

  test('an empty slot is framed', () => {
    expect(at(200, 490)).toEqual(['empty/0', box(10, 450, 380, 80)]);
  });

  test('edges of nested containers that coincide lie one inside the other', () => {
    const all = box(0, 0, 400, 200);
    const inner = block('inner', 0, all, slot('inner', all, block('word', 0, box(0, 40, 400, 100))));
    const nested = slot(null, all, block('outer', 0, all, slot('outer', all, inner)));
    expect([4, 12, 20].map((y) => at(200, y, false, nested)[0])).toEqual(['null/0', 'outer/0', 'inner/0']);
  });

  test('an empty layout accepts a drop anywhere', () => {
    expect(at(10, 10, false, slot(null, box(0, 0, 400, 90)))).toEqual(['null/0', box(0, 0, 400, 90)]);
  });
});
