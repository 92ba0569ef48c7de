import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
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

test('leaves as many turns of the event loop between two callers as it was asked to', async () => {
  const turn = createTurns(16);
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; await nextTurn()) turns += 1;
  })();
  const [first, second] = await Promise.all([turn().then(() => turns), turn().then(() => turns)]);
  isOver = true;
  await others;
  expect(second - first).toBeGreaterThanOrEqual(16);
});
