import { afterAll, expect, vi } from 'vitest';

// Files that share a process share its clock too: one that leaves it standing makes others fail, and only in some orders.
// Imported by the tests for what it does.
afterAll(() => {
  const isLeftFake = vi.isFakeTimers();
  vi.useRealTimers();
  expect(
    isLeftFake,
    'the clock is still faked after the last test: call vi.useRealTimers() in afterEach or afterAll',
  ).toBe(false);
});
