import { expect, test, vi } from 'vitest';
import { load } from './load.ts';

test('fires at once', () => {
  const start = vi.fn();
  const cleanUp = load(start, '', {} as Element, vi.fn());
  expect(start).toHaveBeenCalledOnce();
  cleanUp();
});
