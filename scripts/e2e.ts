// `npm run e2e`: the browser tests and byte budgets, against the built server. Arguments go to Playwright, such as a part of
// a file's name, `-g "a part of a test's name"`, `--headed` or `--debug`.
import { runNode } from './lib/runNode.ts';

try {
  // Quick when nothing has changed. The studio is tested elsewhere.
  await runNode(['scripts/build.ts', 'client', 'server']);
  await runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
