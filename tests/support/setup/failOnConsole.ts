import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected error or warning fails the test. A test that expects one replaces the spy.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: the console is watched here
    const spy = vi.mocked(console[method]);
    if (spy.mock) expect(spy.mock.calls, `unexpected console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});
