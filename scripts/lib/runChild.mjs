// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { NODE, ROOT } from './install.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a script on the pinned Node, forwards the signals of this process, and resolves to the exit code.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @param {number} [output] descriptor of a file for its output
 * @returns {Promise<number>}
 */
export function runChild(args, env = {}, output) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: output === undefined ? 'inherit' : ['ignore', output, output],
  });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // A terminal sends Ctrl+C to the whole process group, so the child already has it.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
