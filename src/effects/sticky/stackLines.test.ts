import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mirror, type StickyBox, stackLines, stateAt } from './stackLines.ts';

const box = (over: Partial<StickyBox> = {}): StickyBox => ({
  start: 0,
  size: 60,
  limit: 5000,
  offset: 0,
  left: 0,
  right: 1000,
  ...over,
});

test('each is below the previous one, at its own distance, and the first below the covered edge', () => {
  expect(stackLines([box({ start: 100 }), box({ start: 900, offset: 8 }), box({ start: 2000 })], 76)).toEqual([
    76, 144, 204,
  ]);
  expect(stackLines([box({ start: 900 }), box({ start: 100 })], 0)).toEqual([60, 0]);
});

test('one whose column has ended by then takes no space, nor does one in another column', () => {
  expect(stackLines([box({ start: 100, limit: 900 }), box({ start: 900 })], 0)).toEqual([0, 0]);
  expect(stackLines([box({ start: 100, limit: 901 }), box({ start: 900 })], 0)).toEqual([0, 60]);
  expect(stackLines([box({ right: 300 }), box({ start: 10, left: 300 })], 0)).toEqual([0, 0]);
});

test('a box sticks at its line, and is pushed out where its column ends', () => {
  const one = box({ start: 500, limit: 1000 });
  expect(stateAt(one, 80, 420)).toEqual({ isStuck: false, depth: 0, position: 80 });
  expect(stateAt(one, 80, 421)).toEqual({ isStuck: true, depth: 1, position: 80 });
  expect(stateAt(one, 80, 900)).toEqual({ isStuck: true, depth: 480, position: 40 });
});

test('sticky at the bottom: sticks to the window’s edge until its own position is reached', () => {
  const one = box(mirror({ bottom: 2000, limit: 1000 }));
  const at = (scrollY: number) => stateAt(one, 0, -(scrollY + 800));
  expect(at(1199)).toMatchObject({ isStuck: true, position: 0 });
  expect(at(1200)).toMatchObject({ isStuck: false, position: 0 });
  expect(at(1300)).toMatchObject({ isStuck: false, position: 100 });
  // Before its column begins it waits below the window.
  expect(at(230)).toMatchObject({ isStuck: true, position: -30 });
});

const anyBox = fc
  .record({
    start: fc.integer({ min: 0, max: 4000 }),
    size: fc.integer({ min: 1, max: 200 }),
    room: fc.integer({ min: 0, max: 4000 }),
    offset: fc.integer({ min: 0, max: 100 }),
    left: fc.integer({ min: 0, max: 900 }),
    width: fc.integer({ min: 1, max: 600 }),
  })
  .map(
    ({ left, room, width, ...rest }): StickyBox => ({
      ...rest,
      limit: rest.start + rest.size + room,
      left,
      right: left + width,
    }),
  );

test('on any page, boxes of one column never overlap at their lines, and none is above the base', () => {
  fc.assert(
    fc.property(
      fc.array(anyBox, { maxLength: 6 }),
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ min: 0, max: 9000 }),
      (boxes, base, scroll) => {
        const lines = stackLines(boxes, base);
        const held = boxes.flatMap((each, index) => {
          const line = lines[index] ?? 0;
          const { isStuck, position } = stateAt(each, line, scroll);
          return isStuck && position === line ? [{ ...each, position }] : [];
        });
        for (const one of held) {
          expect(one.position).toBeGreaterThanOrEqual(base + one.offset);
          for (const other of held) {
            const isBeside = one.right <= other.left || other.right <= one.left;
            const isClear = one.position >= other.position + other.size || other.position >= one.position + one.size;
            expect(one === other || isBeside || isClear).toBe(true);
          }
        }
      },
    ),
  );
});
