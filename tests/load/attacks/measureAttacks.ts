import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { percentile } from '../statistics.ts';
import { listAttacks } from './attacks.ts';
import { probe } from './probe.ts';

/** Impact of one attack on other visitors: p99 in ms just before it, and during it. */
export interface AttackFigures {
  name: string;
  home: Compared;
  made: Compared;
  /** Outcomes of the attacker's requests, by status. */
  endings: Record<string, number>;
}

export interface Compared {
  calm: number;
  attacked: number;
}

/** Time for an attack to fill the queues, in seconds. */
const HEAD_START_SECONDS = 1;

/**
 * Measures each attack in turn, with the baseline before it in the same run.
 * @param options.names of the attacks; all when absent
 * @param options.partnerKey opens OCTO
 * @throws Error when visitors are refused, or the site is down
 */
export async function measureAttacks(
  origin: string,
  {
    names,
    partnerKey = '',
    seconds,
    say,
  }: { names?: readonly string[]; partnerKey?: string; seconds: number; say: (line: string) => void },
): Promise<AttackFigures[]> {
  const listingId = await findListing(origin);
  const all = listAttacks({ host: new URL(origin).host, listingId, partnerKey }).map(({ name }) => name);
  const figures: AttackFigures[] = [];
  let asked = 0;
  const measure = async (): Promise<{ home: number; made: number }> => {
    const waits = await probe(origin, listingId, seconds, asked);
    asked += waits.made.length;
    return { home: percentile(waits.home, 99), made: percentile(waits.made, 99) };
  };
  // The first rendered pages warm up the process.
  await measure();
  for (const name of names ?? all) {
    say(name);
    const calm = await measure();
    const attacker = startAttacker([origin, listingId, name, partnerKey]);
    await probe(origin, listingId, HEAD_START_SECONDS, asked).then(({ made }) => (asked += made.length));
    const attacked = await measure();
    const endings = await attacker.stop();
    figures.push({
      name,
      home: { calm: calm.home, attacked: attacked.home },
      made: { calm: calm.made, attacked: attacked.made },
      endings,
    });
  }
  return figures;
}

async function findListing(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/tours/`)).text();
  const [, id] = /name="e-filter-(\w+)-price\.max"/.exec(html) ?? [];
  if (!id) throw new Error('The page /tours/ has no list with a filter of prices.');
  return id;
}

function startAttacker(told: readonly string[]): { stop: () => Promise<Record<string, number>> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'attacker.ts'), ...told], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part));
  const ended = once(child, 'close');
  return {
    stop: async () => {
      child.stdin.end();
      await ended;
      return JSON.parse(output) as Record<string, number>;
    },
  };
}
