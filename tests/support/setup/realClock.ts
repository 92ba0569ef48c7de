import { afterAll, expect, vi } from 'vitest';

// Files that share a process share its clock too: one that leaves it faked makes others fail, in some orders only. Imported by the tests for its
// side effect.
afterAll(() => {
  const isLeftFake = vi.isFakeTimers();
  vi.useRealTimers();
  expect(
    isLeftFake,
    'the clock is still faked after the last test: call vi.useRealTimers() in afterEach or afterAll',
  ).toBe(false);
});
