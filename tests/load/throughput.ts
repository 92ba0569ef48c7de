import { CAN_PIN, CLIENT_CORE } from './pinToCore.ts';
import { median } from './statistics.ts';
import { runWrk, type Throughput } from './wrk.ts';

/**
 * Loads several addresses in turn, round after round, so that what else the machine does befalls all alike.
 * @param urls address by name
 * @returns the medians of each
 */
export async function measureThroughput<Name extends string>(
  urls: Record<Name, string>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, Throughput>> {
  const names = Object.keys(urls) as Name[];
  const core = CAN_PIN ? CLIENT_CORE : undefined;
  const runs = new Map<Name, Throughput[]>(names.map((name) => [name, []]));
  for (const name of names) await runWrk(urls[name], 1, core);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) runs.get(name)?.push(await runWrk(urls[name], seconds, core));
  }
  const medians = names.map((name) => [name, middle(runs.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, Throughput>;
}

function middle(runs: readonly Throughput[]): Throughput {
  return { perSecond: median(runs.map(({ perSecond }) => perSecond)), p99: median(runs.map(({ p99 }) => p99)) };
}
