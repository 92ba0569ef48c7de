import './tests/support/setup/inMemory.ts';
import { defineConfig } from 'vitest/config';
import { FailureReporter } from './tests/support/reporters/failureReporter.ts';
import { longestFirst } from './tests/support/reporters/longestFirst.ts';
import { SkippedReporter } from './tests/support/reporters/skippedReporter.ts';

/** Files that take half a minute and more of a machine of continuous integration. */
const LONGEST = [
  'kill/postgres',
  'kill/sqlite',
  'backup',
  'pictures',
  'memory',
  'up/restart',
  'up/hostileClients',
  'attacks',
  's3/starts',
];

/** Tests of whole processes: the built server, killed, starved, cut off from its database, beside others of its kind. */
export default defineConfig({
  test: {
    include: ['tests/system/**/*.test.ts'],
    reporters: ['default', new SkippedReporter(), new FailureReporter()],
    globalSetup: ['tests/support/postgres/postgresSetup.ts'],
    // Each file starts processes of its own, and what they do is timed by what they print, never by a clock.
    // One of them renders pages itself, which inline their styles.
    css: true,
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST.map((name) => `tests/system/${name}.test.ts`)) },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
