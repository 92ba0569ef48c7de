import { expect, test } from 'vitest';
import { keepReads } from './keptReads.ts';

function setUp(max = 2) {
  const asked: string[] = [];
  const reads = keepReads<string, { name: string; at: number } | undefined>(
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

test('what is asked for again is read once, until a change touches it', async () => {
  const { asked, reads } = setUp();
  await Promise.all([reads.get('a'), reads.get('a'), reads.get('b')]);
  reads.change(['list:a', 'posts:7']);
  await Promise.all([reads.get('a'), reads.get('b')]);
  expect(asked).toEqual(['a', 'b', 'a']);
  reads.change('everything');
  await reads.get('b');
  expect(asked).toEqual(['a', 'b', 'a', 'b']);
});

test('what is being read while something changes is for whoever asked before', async () => {
  const { asked, reads } = setUp();
  const before = reads.get('a');
  reads.change(['list:other']);
  expect(await reads.get('a')).toMatchObject({ at: 2 });
  expect(await before).toMatchObject({ at: 1 });
  expect(asked).toEqual(['a', 'a']);
});

test('a failure is not kept, nor that there is nothing, nor more than there is room for', async () => {
  const { asked, reads } = setUp();
  for (const _ of [1, 2]) await expect(reads.get('broken')).rejects.toThrow('no');
  for (const _ of [1, 2]) expect(await reads.get('nothing')).toBeUndefined();
  expect(asked.splice(0)).toEqual(['broken', 'broken', 'nothing', 'nothing']);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await reads.get(name);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
