// `npm run e2e`: the browser tests and byte budgets, against the built server. Arguments go to Playwright, such as a part of
// a file's name, `-g "a part of a test's name"`, `--headed` or `--debug`.
import { runBuilt } from './lib/runBuilt.ts';

await runBuilt(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]);
