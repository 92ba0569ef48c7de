// @ts-check
// `npm test`: everything that continuous integration runs, in order, until the first failure. `npm test -- --only types` runs one
// step.
import { mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPrograms } from './lib/debianPackages.mjs';
import { install } from './lib/install.mjs';
import { runChild } from './lib/runChild.mjs';

/** @typedef {{ name: string, args: string[], env?: Record<string, string> }} Step */

/**
 * Groups run one after another; the lanes of one in parallel, the steps of a lane in order. The unit tests leave a quarter of two cores to
 * others.
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

/** Where the steps write the names of failed tests. */
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
// At the very end, since many readers see only the end of a long log.
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
 * Runs the steps of a lane in order, until the first failure.
 * @param {readonly Step[]} lane
 * @param {number} [output] as of `run`
 */
async function runLane(lane, output) {
  for (const step of lane) if (!(await run(step, output))) return;
}

/**
 * @param {Step} step
 * @param {number} [output] descriptor of the file for its output; without one it is printed at once
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

/** @returns {string} the name and first lines of each failed test; for a step without tests, where to look */
function readFailures() {
  if (!process.exitCode) return '';
  try {
    return readFileSync(failures, 'utf8');
  } catch {
    // No test failed, but a step: its output is right above.
    return `FAILED ${summary.find(({ result }) => result === 'FAILED')?.name}: see the lines above the summary.\n`;
  }
}
