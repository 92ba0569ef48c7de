import './tests/support/setup/inMemory.ts';
import { defineConfig } from '@playwright/test';
import { BASE_URL, USES_RUNNING_SERVER } from './tests/e2e/support/address.ts';
import { BROWSER, SHELL_BROWSER } from './tests/e2e/support/browser.ts';

/** Time to draw and store the demo's pictures on a cold machine, in ms. */
const SEED_TIMEOUT_MS = 600_000;

/** What is measured, and what the shell does otherwise, in the browser that visitors have. */
const IN_CHROMIUM = [
  'budgets/**/*.spec.ts',
  'e2e/{kept-pages,pages,pattern-book}.spec.ts',
  'e2e/studio/editor/notLost.spec.ts',
];

export default defineConfig({
  testDir: 'tests',
  // The journeys of the studio take minutes each, and come first: at the end one of the two workers would have nothing to do.
  projects: [
    { name: 'studio', testMatch: 'e2e/studio/**/*.spec.ts', testIgnore: IN_CHROMIUM, use: SHELL_BROWSER },
    { name: 'measures', testMatch: IN_CHROMIUM, use: BROWSER },
    {
      name: 'site',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: ['e2e/studio/**', ...IN_CHROMIUM],
      use: SHELL_BROWSER,
    },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As many as the cores of the smallest machine. A third is a little faster, and then frames come too late for what is measured by them.
  workers: 2,
  // A shared machine stands still now and then. What passes only the second time is named in the summary, as flaky.
  retries: 1,
  // A journey takes a few seconds of an idle machine; a busy one may take ten times as long.
  timeout: 60_000,
  // Named at the end, so that whoever has to make all of them cheaper knows where to begin.
  reportSlowTests: { max: 12, threshold: 15_000 },
  // Texts that people read too: what a page says, one file for each journey. Written anew with `-u`.
  snapshotPathTemplate: '{testDir}/e2e/words/{arg}{ext}',
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./tests/support/reporters/specFailureReporter.ts']],
  use: {
    baseURL: BASE_URL,
    // Noting each step costs every test time, and a film beside it more: what has failed is noted as it runs again.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  ...(!USES_RUNNING_SERVER && {
    webServer: {
      command: 'node tests/e2e/support/serve.ts',
      url: `${BASE_URL}/readyz`,
      timeout: SEED_TIMEOUT_MS,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'pipe',
    },
  }),
});
