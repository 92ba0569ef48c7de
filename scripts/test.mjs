// @ts-check
// `npm test`: everything that continuous integration runs, in order, until the first failure.
// `npm test -- --only types` runs one step.
import { mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPrograms } from './lib/debianPackages.mjs';
import { install } from './lib/install.mjs';
import { runChild } from './lib/runChild.mjs';

/** @typedef {{ name: string, args: string[], env?: Record<string, string> }} Step */

/**
 * Groups follow one another; the lanes of one run at once, the steps of a lane in order. The tests of units leave a quarter of two
 * cores to whoever wants it.
 * @type {readonly (readonly (readonly Step[])[])[]}
 */
const GROUPS = [
  [[{ name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] }]],
  [[{ name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] }]],
  [
    [{ name: 'unit', args: ['node_modules/vitest/vitest.mjs', 'run'] }],
    [
      { name: 'build', args: ['scripts/build.ts'], env: { NODE_ENV: 'production' } },
      { name: 'demo', args: ['scripts/seedTemplate.ts'] },
    ],
  ],
  [[{ name: 'system', args: ['scripts/system.ts'] }]],
  [[{ name: 'e2e', args: ['scripts/e2e.ts'] }]],
];

const [flag, only] = process.argv.slice(2);
if (flag && (flag !== '--only' || !steps().some(({ name }) => name === only))) {
  process.stderr.write(
    `Use --only with one of: ${steps()
      .map(({ name }) => name)
      .join(', ')}.\n`,
  );
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
for (const group of GROUPS) {
  const [first, ...beside] = only
    ? group.map((lane) => lane.filter(({ name }) => name === only)).filter(isNotEmpty)
    : group;
  if (!first) continue;
  const logs = beside.map((lane) => join(folder, lane.map(({ name }) => name).join('-')));
  const others = beside.map((lane, index) => runLane(lane, openSync(String(logs[index]), 'w')));
  await runLane(first);
  await Promise.all(others);
  for (const log of logs) process.stdout.write(`\n${readFileSync(log, 'utf8')}`);
  if (process.exitCode) break;
}
const failed = readFailures();
rmSync(folder, { recursive: true });
// Last: whoever sees only the end of a long log must know what to look for.
process.stdout.write(
  `\n${summary.map(({ name, seconds, result }) => `${result.padEnd(8)} ${name.padEnd(8)} ${seconds}`).join('\n')}\n${failed}`,
);

/** Every step, in order. */
function steps() {
  return GROUPS.flat(2);
}

/** @param {readonly Step[]} lane */
function isNotEmpty(lane) {
  return lane.length > 0;
}

/**
 * The steps of a lane in order, until the first failure.
 * @param {readonly Step[]} lane
 * @param {number} [output] as of `run`
 */
async function runLane(lane, output) {
  for (const step of lane) if (!(await run(step, output))) return;
}

/**
 * @param {Step} step
 * @param {number} [output] descriptor of the file that gets what it prints; without one it is shown at once
 */
async function run({ name, args, env }, output) {
  const say = (/** @type {string} */ line) => (output ? writeSync(output, line) : process.stdout.write(line));
  say(`\n── ${name}\n`);
  const started = Date.now();
  const code = await runChild(args, { ...env, FAILURES_FILE: failures }, output);
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  say(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} after ${seconds}\n`);
  summary.push({ name, seconds, result: code === 0 ? 'ok' : 'FAILED' });
  if (code !== 0) process.exitCode = 1;
  return code === 0;
}

/** @returns {string} two lines for each test that failed; for a step without tests, where to look */
function readFailures() {
  if (!process.exitCode) return '';
  try {
    return readFileSync(failures, 'utf8');
  } catch {
    // No test failed: a step did, and what it found stands right above.
    return `FAILED ${summary.find(({ result }) => result === 'FAILED')?.name}: see the lines above the summary.\n`;
  }
}
