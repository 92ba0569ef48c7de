import './tests/support/inMemory.ts';
import { defineConfig } from 'vitest/config';
import { FailureReporter } from './tests/support/failureReporter.ts';
import { longestFirst } from './tests/support/longestFirst.ts';
import { SkippedReporter } from './tests/support/skippedReporter.ts';

/** Files that take ten seconds and more. */
const LONGEST = ['src/backup/databases.test.ts', 'src/widgets/widgets.test.tsx', 'src/demo/artwork/artwork.test.ts'];

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{load,unit}/**/*.test.ts'],
    reporters: ['default', new SkippedReporter(), new FailureReporter()],
    globalSetup: ['tests/support/postgresSetup.ts'],
    setupFiles: ['tests/support/failOnConsole.ts'],
    // By itself Vitest leaves one core to others, which is half of a machine of continuous integration.
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(LONGEST) },
    // Pages inline their styles, so tests of pages need what the style sheets say.
    css: true,
    testTimeout: 20_000,
  },
});
