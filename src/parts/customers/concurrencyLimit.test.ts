import { expect, test } from 'vitest';
import { createConcurrencyLimit, QueueFull } from './concurrencyLimit.ts';

/** Work that ends on demand. */
function openWork() {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

test('runs up to the limit, queues up to the limit, and rejects the rest', async () => {
  const gate = createConcurrencyLimit({ atOnce: 2, waiting: 1 });
  const { ends, work } = openWork();
  const done = [gate(work), gate(work), gate(work)];
  await expect(gate(work)).rejects.toThrow(QueueFull);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await done[0];
  expect(ends).toHaveLength(3);
  ends[1]?.();
  ends[2]?.();
  await Promise.all(done);
});

test('failed work frees its slot, too', async () => {
  const gate = createConcurrencyLimit({ atOnce: 1, waiting: 0 });
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate(async () => 'yes')).resolves.toBe('yes');
});
