// `npm run e2e`: the browser tests and byte budgets, against the built server. Arguments go to Playwright, such as a part of
// a file's name, `-g "a part of a test's name"`, `--headed` or `--debug`.
import { seededTemplate } from '../tests/e2e/support/template.ts';
import { runNode } from './lib/runNode.ts';

try {
  // Both are quick when nothing has changed. Once for the whole run, so that its processes need not agree on anything.
  await runNode(['scripts/build.ts']);
  const template = await seededTemplate();
  await runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], { E2E_TEMPLATE: template });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
