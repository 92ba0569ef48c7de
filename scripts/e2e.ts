// `npm run e2e`: the browser tests and byte budgets, against the built server. Arguments are passed to Playwright, such as part of a file name,
// `-g "part of a test's name"`, `--headed` or `--debug`.
import { runBuilt } from './lib/runBuilt.ts';

const args = process.argv.slice(2);
// Headed modes need the full Chromium, not the headless shell.
if (args.some((arg) => /^--(debug|headed|ui)\b/.test(arg))) process.env.CHROMIUM_PATH ||= '/usr/bin/chromium';
await runBuilt(['node_modules/@playwright/test/cli.js', 'test', ...args]);
