import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CONNECTIONS } from './budgets.ts';

const run = promisify(execFile);

/** Throughput of one URL. */
export interface Throughput {
  /** Total responses. */
  requests: number;
  /** Requests per second. */
  perSecond: number;
  /** 99th percentile, in ms. */
  p99: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Requests one URL with all connections at maximum throughput, one thread, brotli.
 * @param core CPU core to pin to; absent: any
 * @throws Error when wrk is not installed, or when a response was wrong
 */
export async function runWrk(url: string, durationSeconds: number, core?: number): Promise<Throughput> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${durationSeconds}s`, '--latency', '-H', 'Accept-Encoding: br', url];
  const [program, all] = core === undefined ? ['wrk', args] : ['taskset', ['-c', String(core), 'wrk', ...args]];
  try {
    const { stdout } = await run(program as string, all as string[]);
    return readWrk(stdout);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('wrk is missing. Install it, on Debian with: sudo apt-get install wrk', { cause: error });
  }
}

/**
 * Parses the output of `wrk --latency`.
 * @throws Error when figures are missing or some requests failed: they would not be comparable
 */
export function readWrk(output: string): Throughput {
  const faults = /(Non-2xx or 3xx responses|Socket errors): .+/.exec(output);
  if (faults) throw new Error(`Not all requests were answered: ${faults[0]}.`);
  const requests = /(\d+) requests in/.exec(output)?.[1];
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const [, value, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  const scale = UNITS[unit];
  if (!requests || !perSecond || !value || !scale) throw new Error(`This is not what wrk prints:\n${output}`);
  return { requests: Number(requests), perSecond: Number(perSecond), p99: Number(value) * scale };
}
