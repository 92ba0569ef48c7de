import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Env } from '../env.ts';
import { type ScheduledJob, startScheduler } from './scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(run: ScheduledJob['run']) {
  const error = vi.fn();
  // Without a pool the database is SQLite, which has one process.
  const payload = { db: {}, logger: { error } } as unknown as Payload;
  return { error, ...startScheduler(payload, {} as Env, [{ name: 'letters', everyMs: 1_000, run }]) };
}

test('a scheduled job runs at once and at its interval, one run at a time, until it is stopped', async () => {
  let end: () => void = () => undefined;
  const run = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const { stop } = start(run);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  const stopped = stop();
  end();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a failing job is logged and retried', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const { error, stop } = start(run);
  await vi.advanceTimersByTimeAsync(1_500);
  expect([run.mock.calls.length, error.mock.calls.length]).toEqual([2, 1]);
  await stop();
});

test('a stop aborts the running job and awaits it', async () => {
  const seen: boolean[] = [];
  const { stop } = start(async ({ isStopped }) => {
    seen.push(isStopped());
    await Promise.resolve();
    seen.push(isStopped());
  });
  await stop();
  expect(seen).toEqual([false, true]);
});
