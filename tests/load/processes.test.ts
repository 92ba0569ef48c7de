import { expect, it } from 'vitest';
import { cpuMilliseconds, withChildren } from './processes.ts';

it.runIf(process.platform === 'linux')('measures the CPU of a process as the process itself does', () => {
  const { system, user } = process.cpuUsage();
  expect(withChildren(process.pid)[0]).toBe(process.pid);
  expect(cpuMilliseconds(process.pid)).toBeGreaterThan(((system + user) / 1000) * 0.8);
});
