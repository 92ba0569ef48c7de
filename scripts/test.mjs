// @ts-check
// `npm test`: everything that continuous integration runs, in order, until the first failure.
// `npm test -- --only types` runs one step.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPrograms } from './lib/debianPackages.mjs';
import { install } from './lib/install.mjs';
import { runChild } from './lib/runChild.mjs';

/** @typedef {{ name: string, args: string[], env?: Record<string, string> }} Step */

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'unit', args: ['node_modules/vitest/vitest.mjs', 'run'] },
  { name: 'build', args: ['scripts/build.ts'], env: { NODE_ENV: 'production' } },
  { name: 'system', args: ['scripts/system.ts'] },
  { name: 'e2e', args: ['scripts/e2e.ts'] },
];

const [flag, only] = process.argv.slice(2);
if (flag && (flag !== '--only' || !STEPS.some(({ name }) => name === only))) {
  process.stderr.write(`Use --only with one of: ${STEPS.map(({ name }) => name).join(', ')}.\n`);
  process.exit(2);
}

install();
const missing = installPrograms();
if (missing.length) {
  process.stderr.write(`${missing.join('\n')}\n`);
  process.exit(1);
}

/** Where the steps leave the names of the tests that failed. */
const folder = mkdtempSync(join(tmpdir(), 'rihla-test-'));
const failures = join(folder, 'failures');

/** @type {{ name: string, seconds: string, result: 'FAILED' | 'ok' }[]} */
const summary = [];
for (const { name, args, env } of STEPS) {
  if (only && name !== only) continue;
  process.stdout.write(`\n── ${name}\n`);
  const started = Date.now();
  const code = await runChild(args, { ...env, FAILURES_FILE: failures });
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  process.stdout.write(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} after ${seconds}\n`);
  summary.push({ name, seconds, result: code === 0 ? 'ok' : 'FAILED' });
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}
const failed = readFailures();
rmSync(folder, { recursive: true });
// Last: whoever sees only the end of a long log must know what to look for.
process.stdout.write(
  `\n${summary.map(({ name, seconds, result }) => `${result.padEnd(8)} ${name.padEnd(8)} ${seconds}`).join('\n')}\n${failed}`,
);

/** @returns {string} two lines for each test that failed; for a step without tests, where to look */
function readFailures() {
  if (!process.exitCode) return '';
  try {
    return readFileSync(failures, 'utf8');
  } catch {
    // No test failed: a step did, and what it found stands right above.
    return `FAILED ${summary.at(-1)?.name}: see the lines above the summary.\n`;
  }
}
