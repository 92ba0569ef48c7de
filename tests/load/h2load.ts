import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONNECTIONS } from './budgets.ts';
import { percentile } from './statistics.ts';

const run = promisify(execFile);

/** Latencies at a sustainable rate, in ms. */
export interface Steady {
  p50: number;
  p99: number;
  longest: number;
}

/** Minimum share of sent requests; below it the requested rate was not reached. */
const MIN_SHARE = 0.95;

/**
 * Requests one URL, or several in turn, at a fixed rate over all connections, HTTP/1.1, brotli.
 * @param rate requests per second
 * @param core CPU core to pin to; absent: any
 * @throws Error when h2load is not installed, when a response was wrong, or when the rate was not reached
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
    // With a core of its own it is started by taskset, which reports it as text.
    if (code !== 'ENOENT' && !stderr.includes('No such file')) throw error;
    throw new Error('h2load is missing. Install it, on Debian with: sudo apt-get install nghttp2-client', {
      cause: error,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Parses the log of h2load: for each request its start in µs, its status and its duration in µs.
 * @param expected number of requests
 * @throws Error when some failed or too many are missing: the figures would not be comparable
 */
export function readLog(log: string, expected: number): Steady {
  const requests = log.trim().split('\n').filter(Boolean);
  const durations = requests.map((line) => {
    const [, status, duration] = line.split('\t').map(Number);
    if (status !== 200 || !duration) throw new Error(`Not all requests were answered: ${line}.`);
    return duration / 1000;
  });
  if (durations.length < MIN_SHARE * expected) {
    throw new Error(`${durations.length} requests were answered, not ${expected}: the rate was not reached.`);
  }
  return { p50: percentile(durations, 50), p99: percentile(durations, 99), longest: percentile(durations, 100) };
}
