import './tests/support/inMemory.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{load,unit}/**/*.test.ts'],
    globalSetup: ['tests/support/postgresSetup.ts'],
    setupFiles: ['tests/support/failOnConsole.ts'],
    // Pages inline their styles, so tests of pages need what the style sheets say.
    css: true,
    testTimeout: 20_000,
  },
});
