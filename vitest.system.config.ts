import './tests/support/inMemory.ts';
import { defineConfig } from 'vitest/config';

/** Tests of whole processes: the built server, killed, starved, cut off from its database, beside others of its kind. */
export default defineConfig({
  test: {
    include: ['tests/system/**/*.test.ts'],
    globalSetup: ['tests/support/postgresSetup.ts'],
    // Each file starts processes of its own, and what they do is timed by what they print, never by a clock.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
