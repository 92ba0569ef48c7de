import { expect, test } from 'vitest';
import { block, buildEditor } from './testing.ts';
import type { EditedBlock, Tree } from './types.ts';

/** Containers of ten words, nested in containers of ten. */
function build(count: number): Tree {
  const words = Array.from({ length: count }, (_, index) => block('word', `w${index}`, { text: `Word ${index}` }));
  const pack = (blocks: EditedBlock[], name: string) =>
    Array.from({ length: Math.ceil(blocks.length / 10) }, (_, index) =>
      block('box', `${name}${index}`, { blocks: blocks.slice(index * 10, index * 10 + 10) }),
    );
  return pack(pack(words, 'b'), 'c');
}

/** Uses the median, so that a garbage collection in between does not count. */
function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function timeOf(gesture: () => unknown): number {
  const start = performance.now();
  gesture();
  return performance.now() - start;
}

test.each([300, 2000])('edit commands in a layout of %i blocks take 2 ms at most', (count) => {
  let time = 0;
  const editor = buildEditor(build(count), { now: () => time });
  const place = (index: number) => ({ parent: `b${index % 20}`, slot: 'blocks', index: 3 });
  const gestures: Record<string, (index: number) => unknown> = {
    select: (index) => editor.select([`w${index}`]),
    change: (index) => editor.change('w150', { text: `Typed ${index}` }),
    insert: (index) => editor.insert('word', place(index)),
    move: (index) => editor.move([`w${index + 200}`], place(index)),
    nudge: (index) => editor.nudge([`w${index + 100}`], 'down'),
    duplicate: (index) => editor.duplicate([`w${index + 100}`]),
    remove: (index) => editor.remove([`w${index}`]),
    undo: () => editor.undo(),
    redo: () => editor.redo(),
  };
  for (const [name, gesture] of Object.entries(gestures)) {
    const times = Array.from({ length: 30 }, (_, index) => {
      time += 2000;
      return timeOf(() => gesture(index));
    });
    expect(median(times), name).toBeLessThan(2);
  }
});

test('five hundred changes do not slow down the next ones', () => {
  let time = 0;
  const editor = buildEditor(build(300), { now: () => time });
  const times = Array.from({ length: 500 }, (_, index) => {
    time += 2000;
    return timeOf(() => editor.change(`w${index % 200}`, { text: `Typed ${index}` }));
  });
  expect(median(times.slice(-50))).toBeLessThan(2);
  expect(editor.getState().past).toHaveLength(200);
});
