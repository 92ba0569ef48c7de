import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

test('each caller gets an event loop turn of its own, in order, with other work in between', async () => {
  const seen: string[] = [];
  const turn = createTurns();
  let isOver = false;
  const others = (async () => {
    for (; !isOver; await nextTurn()) seen.push('-');
  })();
  await Promise.all(['a', 'b', 'c'].map((name) => turn().then(() => seen.push(name))));
  isOver = true;
  await others;
  expect(seen.join('')).toMatch(/^-+a-+b-+c-*$/);
});

/** Event loop turns between two callers, while other work takes some time in each. */
async function turnsBetween(options: Parameters<typeof createTurns>[0], workMs: number): Promise<number> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  const turn = createTurns(options);
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; await nextTurn()) {
      turns += 1;
      now += workMs;
    }
  })();
  const [first, second] = await Promise.all([turn().then(() => turns), turn().then(() => turns)]);
  isOver = true;
  await others;
  return second - first;
}

test('waits the given number of event loop turns between two callers, while they are short', async () => {
  expect(await turnsBetween({ between: 16, withinMs: 2 }, 0.01)).toBeGreaterThanOrEqual(16);
});

test('waits one turn when it takes longer than the total time', async () => {
  expect(await turnsBetween({ between: 16, withinMs: 2 }, 5)).toBeLessThanOrEqual(2);
});
