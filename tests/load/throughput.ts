import { CAN_PIN, CLIENT_CORE } from './pinToCore.ts';
import { cpuMilliseconds } from './processes.ts';
import { median } from './statistics.ts';
import { runWrk, type Throughput } from './wrk.ts';

/** A URL, and the process that answers it. */
export interface Target {
  url: string;
  pid: number;
}

export interface Load extends Throughput {
  /** Requests per second of the server's CPU time: the throughput of one core with nothing else running. */
  perCpuSecond: number;
}

/**
 * Loads several URLs in turn, repeatedly, so that other load on the machine affects all alike.
 * @returns the medians of each
 */
export async function measureThroughput<Name extends string>(
  targets: Record<Name, Target>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[];
  const runs = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (const name of names) await load(targets[name], 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) runs.get(name)?.push(await load(targets[name], seconds));
  }
  return Object.fromEntries(names.map((name) => [name, middle(runs.get(name) ?? [])])) as Record<Name, Load>;
}

async function load({ pid, url }: Target, seconds: number): Promise<Load> {
  const before = cpuMilliseconds(pid);
  const run = await runWrk(url, seconds, CAN_PIN ? CLIENT_CORE : undefined);
  return { ...run, perCpuSecond: (run.requests / (cpuMilliseconds(pid) - before)) * 1000 };
}

function middle(runs: readonly Load[]): Load {
  const of = (pick: (run: Load) => number): number => median(runs.map(pick));
  return {
    requests: of(({ requests }) => requests),
    perSecond: of(({ perSecond }) => perSecond),
    p99: of(({ p99 }) => p99),
    perCpuSecond: of(({ perCpuSecond }) => perCpuSecond),
  };
}
