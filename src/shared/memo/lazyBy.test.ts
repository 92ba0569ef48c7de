import { expect, it, vi } from 'vitest';
import { lazyBy } from './lazyBy.ts';

it('creates a value once for each key, also under concurrent calls', async () => {
  const make = vi.fn(async ({ limit }: { limit: number }) => ({ limit }));
  const get = lazyBy(make, 10);
  const [one, same, other] = await Promise.all([get({ limit: 1 }), get({ limit: 1 }), get({ limit: 2 })]);
  expect(same).toBe(one);
  expect(other).toEqual({ limit: 2 });
  expect(make).toHaveBeenCalledTimes(2);
});

it('does not cache a failure', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  const get = lazyBy<string, string>(make, 10);
  await expect(get('a')).rejects.toThrow('away');
  expect(await get('a')).toBe('here');
});

it('evicts beyond the maximum number of values', async () => {
  const make = vi.fn(async (question: number) => question);
  const get = lazyBy(make, 2);
  for (const question of [1, 2, 3, 2, 3, 1]) await get(question);
  expect(make.mock.calls.flat()).toEqual([1, 2, 3, 1]);
});
