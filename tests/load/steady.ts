import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { STEADY_RATE } from './budgets.ts';
import { CAN_PIN, CLIENT_CORE } from './pinToCore.ts';
import { median } from './statistics.ts';
import type { Target } from './throughput.ts';

const CLIENT = join(import.meta.dirname, 'steadyClient.ts');

/** How long answers took at a rate that the server can bear, in ms. */
export interface Steady {
  p50: number;
  p99: number;
}

/** Asks several addresses in turn, round after round, at a fixed rate. @returns the medians of each */
export async function measureSteady<Name extends string>(
  targets: Record<Name, Target>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, Steady>> {
  const names = Object.keys(targets) as Name[];
  const runs = new Map<Name, Steady[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) runs.get(name)?.push(await run(targets[name].url, seconds));
  const middle = (name: Name, key: keyof Steady): number => median((runs.get(name) ?? []).map((each) => each[key]));
  const entries = names.map((name) => [name, { p50: middle(name, 'p50'), p99: middle(name, 'p99') }]);
  return Object.fromEntries(entries) as Record<Name, Steady>;
}

async function run(url: string, seconds: number): Promise<Steady> {
  const args = [CLIENT, url, String(STEADY_RATE), String(seconds)];
  const pinned = CAN_PIN ? ['taskset', '-c', String(CLIENT_CORE)] : [];
  const [program = '', ...all] = [...pinned, process.execPath, ...args];
  const { stdout } = await promisify(execFile)(program, all);
  return JSON.parse(stdout) as Steady;
}
