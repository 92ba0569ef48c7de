import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONNECTIONS } from './budgets.ts';
import { percentile } from './statistics.ts';

const run = promisify(execFile);

/** How long answers took at a rate that the server can bear, in ms. */
export interface Steady {
  p50: number;
  p99: number;
  longest: number;
}

/** Part of the requests that must have been sent, or the rate was not the one that was asked for. */
const LEAST_SHARE = 0.95;

/**
 * Asks for one address, or several in turn, at a fixed rate over all connections, HTTP/1.1, brotli.
 * @param rate requests per second
 * @param core the processor's core to stay on; absent: any
 * @throws Error when h2load is not installed, when an answer was not as it should be, or when the rate was not reached
 */
export async function runH2load(
  urls: string | readonly string[],
  seconds: number,
  rate: number,
  core?: number,
): Promise<Steady> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-h2load-'));
  const log = join(folder, 'requests.tsv');
  const each = (rate / CONNECTIONS).toFixed(2);
  const load = ['--h1', '-t1', `-c${CONNECTIONS}`, `--rps=${each}`, `--duration=${seconds}`, `--log-file=${log}`];
  const list = join(folder, 'addresses.txt');
  writeFileSync(list, [urls].flat().join('\n'));
  const args = ['h2load', ...load, '-H', 'Accept-Encoding: br', '-i', list];
  const [program = '', ...all] = core === undefined ? args : ['taskset', '-c', String(core), ...args];
  try {
    await run(program, all);
    return readLog(readFileSync(log, 'utf8'), rate * seconds);
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    // With a core of its own it is started by taskset, which says it in words.
    if (code !== 'ENOENT' && !stderr.includes('No such file')) throw error;
    throw new Error('h2load is missing. Install it, on Debian with: sudo apt-get install nghttp2-client', {
      cause: error,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Reads the log of h2load: for each request its start in µs, its status and its duration in µs.
 * @param expected how many requests there should be
 * @throws Error when some failed or too many are missing: the figures would not be comparable
 */
export function readLog(log: string, expected: number): Steady {
  const requests = log.trim().split('\n').filter(Boolean);
  const durations = requests.map((line) => {
    const [, status, duration] = line.split('\t').map(Number);
    if (status !== 200 || !duration) throw new Error(`Not all requests were answered: ${line}.`);
    return duration / 1000;
  });
  if (durations.length < LEAST_SHARE * expected) {
    throw new Error(`${durations.length} requests were answered, not ${expected}: the rate was not reached.`);
  }
  return { p50: percentile(durations, 50), p99: percentile(durations, 99), longest: percentile(durations, 100) };
}
