import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('so many work at a time, the others after them in their order, also after a failure', async () => {
  const takePlace = createPlaces(2);
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`+${name}`);
    await null;
    log.push(`-${name}`);
    if (name === 'a') throw new Error(name);
    return name;
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => takePlace(work(name)));
  expect(await Promise.allSettled(all)).toMatchObject([
    { reason: { message: 'a' } },
    { value: 'b' },
    { value: 'c' },
    { value: 'd' },
  ]);
  let most = 0;
  log.reduce((running, entry) => {
    const now = running + (entry.startsWith('+') ? 1 : -1);
    most = Math.max(most, now);
    return now;
  }, 0);
  expect(most).toBe(2);
  expect(log.filter((entry) => entry.startsWith('+'))).toEqual(['+a', '+b', '+c', '+d']);
  expect(await takePlace(work('e'))).toBe('e');
});
