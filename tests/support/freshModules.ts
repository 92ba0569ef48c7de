import { afterAll, vi } from 'vitest';

// Files that share a process would share what they have mocked and the globals that they have set. Each gets modules of its own; packages, such as
// Payload, are loaded once. Imported by the tests for its side effect.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
