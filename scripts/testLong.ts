// `npm run test:long`: the long form of `npm test`. One step after another; the first failure ends it.
import { join } from 'node:path';
import { ROOT } from './lib/root.ts';
import { runNode } from './lib/runNode.ts';

const STEPS = [
  ['scripts/kill.ts'],
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'concurrentWrites',
    'unit/doors',
    'twoProcesses',
    'forms/receive/hostile',
    'forms/receive/load',
  ],
  ['scripts/system.ts', 'up/hostileClients', 'up/mailKilled', 'pictures'],
  [
    'scripts/e2e.ts',
    'budgets/lighthouse',
    'e2e/slow-phone',
    'e2e/html.spec',
    'editor/build',
    'editor/documents',
    'editor/families',
  ],
] as const;

for (const [script, ...args] of STEPS) {
  try {
    await runNode([join(ROOT, script), ...args], { LONG_TESTS: '1' });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
    break;
  }
}
