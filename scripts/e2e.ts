// `npm run e2e`: the browser tests and byte budgets, against the built server. Arguments go to Playwright, such as a part of
// a file's name, `-g "a part of a test's name"`, `--headed` or `--debug`.
import { runBuilt } from './lib/runBuilt.ts';

const args = process.argv.slice(2);
// Only the browser that has windows can be looked at.
if (args.some((arg) => /^--(debug|headed|ui)\b/.test(arg))) process.env.CHROMIUM_PATH ||= '/usr/bin/chromium';
await runBuilt(['node_modules/@playwright/test/cli.js', 'test', ...args]);
