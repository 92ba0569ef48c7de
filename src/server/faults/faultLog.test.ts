import { expect, test, vi } from 'vitest';
import { createFaultLog } from './faultLog.ts';

test('logs a lasting fault once a minute, and once when it is over', () => {
  const log = { error: vi.fn(), info: vi.fn() };
  let now = 0;
  const faults = createFaultLog(log, () => now);
  for (now = 0; now < 90_000; now += 1_000) faults.report('database', new Error('away'), 'Away.');
  expect(log.error).toHaveBeenCalledTimes(2);
  faults.clear('database', 'Back.');
  faults.clear('database', 'Back.');
  expect(log.info).toHaveBeenCalledTimes(1);
  faults.report('database', new Error('away'), 'Away.');
  expect(log.error).toHaveBeenCalledTimes(3);
});
