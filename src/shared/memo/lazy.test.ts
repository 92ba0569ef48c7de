import { expect, it, vi } from 'vitest';
import { lazy } from './lazy.ts';

it('creates the value once', async () => {
  const make = vi.fn(async () => ({}));
  const get = lazy(make);
  expect(await get()).toBe(await get());
  expect(make).toHaveBeenCalledTimes(1);
});

it('retries after a failure', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  const get = lazy(make);
  await expect(get()).rejects.toThrow('away');
  expect(await get()).toBe('here');
});
