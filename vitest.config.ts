import './tests/support/setup/inMemory.ts';
import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { siteAliases } from './src/site/siteAliases.ts';
import { FailureReporter } from './tests/support/reporters/failureReporter.ts';
import { longestFirst } from './tests/support/reporters/longestFirst.ts';
import { SkippedReporter } from './tests/support/reporters/skippedReporter.ts';
import { CHEAP_PICTURES } from './tests/support/servers/serverCommand.ts';

/** Files that take ten seconds and more. */
const LONGEST = [
  'src/parts/shop/cancel/endings.test.ts',
  'src/cms/database/transactions/concurrentWrites.test.ts',
  'tests/unit/access/doors.test.ts',
  'src/cms/access/queries.test.ts',
  'src/backup/databases.test.ts',
  'src/parts/shop/paymentFlow/paymentFlow.test.ts',
  'src/parts/shop/hoarding.test.ts',
  'src/cms/media/media.test.ts',
];

const FILES = ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/{load,unit}/**/*.test.ts'];
/** What finds the code of a site's own; empty when there is none. */
const SITE = siteAliases(import.meta.dirname);
/** Files with a document. */
const DOCUMENT = filesWith(/@vitest-environment jsdom/);
/** Files with mocks, globals or timers of their own, or that run a script as a browser does: what they load is theirs alone. */
const ALONE = filesWith(/vi\.mock\(|vi\.stubGlobal\(|new Function\(/).filter((file) => !DOCUMENT.includes(file));

function filesWith(words: RegExp): string[] {
  return globSync(FILES, { exclude: isForeign }).filter((file) => words.test(readFileSync(file, 'utf8')));
}

/** Next keeps packages, with their tests, in what it builds. */
function isForeign(path: string): boolean {
  return /node_modules|\.next/.test(path);
}

/**
 * Payload makes much that lives for one operation. With a young heap of this size tests with a database take a tenth less CPU, and a process
 * up to 144 MB more.
 */
const BIG_YOUNG_HEAP = ['--max-semi-space-size=64'];

const shared = {
  env: CHEAP_PICTURES,
  globalSetup: ['tests/support/postgres/postgresSetup.ts'],
  setupFiles: [
    'tests/support/database/forgetConfigs.ts',
    'tests/support/database/rememberClasses.ts',
    'tests/support/setup/cheapPasswords.ts',
    'tests/support/setup/plainElements.ts',
    'tests/support/setup/realClock.ts',
    'tests/support/setup/patientWaits.ts',
    'tests/support/setup/failOnConsole.ts',
  ],
  // Pages inline their styles, so tests of pages need what the style sheets say.
  css: true,
  // What takes 5 s on an idle machine has taken 25 s on one of continuous integration; a test that hangs fails all the same.
  testTimeout: 60_000,
  // Opening a database before a test has taken more than the ten seconds that hooks get by themselves.
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    reporters: ['default', new SkippedReporter(), new FailureReporter()],
    // By itself Vitest leaves one core to others, which is half of a machine of continuous integration.
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      // Loading Payload takes longer than most of these files: a process does it once for all that it runs.
      {
        test: {
          ...shared,
          name: 'shared',
          execArgv: BIG_YOUNG_HEAP,
          include: FILES,
          exclude: [...configDefaults.exclude, ...DOCUMENT, ...ALONE],
          isolate: false,
        },
      },
      // Loading jsdom takes longer than all of these: a process does it once, and makes each file a document of its own.
      {
        test: {
          ...shared,
          globalSetup: [],
          setupFiles: [...shared.setupFiles, 'tests/support/setup/freshDocument.ts'],
          provide: { globals: Object.getOwnPropertyNames(globalThis) },
          name: 'document',
          include: DOCUMENT,
          isolate: false,
        },
      },
      { test: { ...shared, globalSetup: [], name: 'alone', include: ALONE } },
      // A site's own code, beside ours. All other tests are of the engine without it.
      ...(SITE.length
        ? [
            {
              resolve: { alias: SITE },
              test: { ...shared, globalSetup: [], name: 'site', include: ['site/**/*.test.{ts,tsx}'] },
            },
          ]
        : []),
    ],
  },
});
