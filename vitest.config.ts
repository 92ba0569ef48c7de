import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
    globalSetup: ['tests/support/postgresSetup.ts'],
    setupFiles: ['tests/support/failOnConsole.ts'],
    testTimeout: 20_000,
  },
});
