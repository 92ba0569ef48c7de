import { STEADY_RATE } from './budgets.ts';
import { runH2load, type Steady } from './h2load.ts';
import { CAN_PIN, CLIENT_CORE } from './pinToCore.ts';
import { median } from './statistics.ts';
import type { Target } from './throughput.ts';

/** Requests several URLs in turn, repeatedly, at a fixed rate. @returns the medians of each */
export async function measureSteady<Name extends string>(
  targets: Record<Name, Target>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, Steady>> {
  const names = Object.keys(targets) as Name[];
  const runs = new Map<Name, Steady[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) runs.get(name)?.push(await load(targets[name].url, seconds));
  const middle = (name: Name, key: keyof Steady): number => median((runs.get(name) ?? []).map((each) => each[key]));
  const entries = names.map((name) => [
    name,
    {
      p50: middle(name, 'p50'),
      p99: middle(name, 'p99'),
      longest: middle(name, 'longest'),
    },
  ]);
  return Object.fromEntries(entries) as Record<Name, Steady>;
}

function load(url: string, seconds: number): Promise<Steady> {
  return runH2load(url, seconds, STEADY_RATE, CAN_PIN ? CLIENT_CORE : undefined);
}
