import { expect, test } from 'vitest';
import { cacheReads } from './cachedReads.ts';

function setUp(max = 2) {
  const asked: string[] = [];
  const reads = cacheReads<string, { name: string; at: number } | undefined>(
    async (name) => {
      asked.push(name);
      if (name === 'broken') throw new Error('no');
      return name === 'nothing' ? undefined : { name, at: asked.length };
    },
    (name) => [`list:${name}`],
    max,
  );
  return { asked, reads };
}

test('reads a repeated question once, until a change touches it', async () => {
  const { asked, reads } = setUp();
  await Promise.all([reads.get('a'), reads.get('a'), reads.get('b')]);
  reads.change(['list:a', 'posts:7']);
  await Promise.all([reads.get('a'), reads.get('b')]);
  expect(asked).toEqual(['a', 'b', 'a']);
  reads.change('everything');
  await reads.get('b');
  expect(asked).toEqual(['a', 'b', 'a', 'b']);
});

test('a read in flight during a change is shared with earlier callers only', async () => {
  const { asked, reads } = setUp();
  const before = reads.get('a');
  reads.change(['list:other']);
  expect(await reads.get('a')).toMatchObject({ at: 2 });
  expect(await before).toMatchObject({ at: 1 });
  expect(asked).toEqual(['a', 'a']);
});

test('caches no failure and no missing value, and stays within its size', async () => {
  const { asked, reads } = setUp();
  for (const _ of [1, 2]) await expect(reads.get('broken')).rejects.toThrow('no');
  for (const _ of [1, 2]) expect(await reads.get('nothing')).toBeUndefined();
  expect(asked.splice(0)).toEqual(['broken', 'broken', 'nothing', 'nothing']);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await reads.get(name);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
