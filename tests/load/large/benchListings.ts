import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { copyMigratedSqlite } from '../../support/database/sqliteTemplate.ts';
import { startPostgres } from '../../support/postgres/postgresServer.ts';
import { postgresDatabases } from '../../support/postgres/postgresTemplate.ts';
import { startSite } from '../../support/servers/site.ts';
import { residentBytes } from '../memory.ts';
import { cpuMilliseconds } from '../processes.ts';
import type { Filled } from './fillListings.ts';
import { measureListings } from './listings.ts';
import { untilIndexed } from './searches.ts';

const run = promisify(execFile);

/** Concurrent requests (the requirement). */
const CONNECTIONS = 16;
const REQUESTS = 3_000;
/** Warm-up requests, until V8 has compiled the hot code: a site runs for weeks. */
const WARM_UP = 1_000;
/** Sequential requests whose CPU time is measured: a figure that also holds on a busy machine. */
const COUNTED = 400;

interface BenchOptions {
  folder: string;
  /** Number of tours. */
  count: number;
  database: 'sqlite' | 'postgres';
  say(line: string): void;
}

/** Fills a database, starts a site on it, and measures a listing with three filters and counts: latency and memory. */
export async function benchListings({ count, database, folder, say }: BenchOptions): Promise<void> {
  const dataDir = join(folder, `listings-${database}-${count}`);
  mkdirSync(dataDir, { recursive: true });
  const server = database === 'postgres' ? startPostgres() : undefined;
  if (database === 'postgres' && !server) return void say('PostgreSQL is not installed');
  const databases = server && postgresDatabases(server.url('postgres'));
  const databaseUrl = (await databases?.create()) ?? '';
  try {
    if (!server) await copyMigratedSqlite(dataDir);
    const filled = await fill(dataDir, databaseUrl, count);
    const env = { NO_DEMO: 'empty', TRUSTED_PROXIES: '1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const site = await startSite({ dataDir, env });
    try {
      say(`  the page is there after ${((await untilThere(site.origin + filled.path)) / 1000).toFixed(1)} s`);
      // Until then the process also reads all tours for the search index.
      await untilIndexed(site.origin);
      // All are different, and more than the cache holds: every response is rendered.
      const bodies = questions(filled, WARM_UP + REQUESTS);
      const { origin } = site;
      await measureListings({ origin, bodies, connections: CONNECTIONS, requests: WARM_UP });
      const { longest, p50, p99, perSecond } = await measureListings({
        origin,
        bodies: bodies.slice(WARM_UP),
        connections: CONNECTIONS,
        requests: REQUESTS,
      });
      say(
        `${database}, ${count} tours: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms, ${perSecond.toFixed(0)} a second`,
      );
      const pid = site.process.pid as number;
      const cpuOf = async (asked: readonly object[]): Promise<string> => {
        const before = cpuMilliseconds(pid);
        await measureListings({ origin, bodies: asked, connections: 1, requests: COUNTED });
        return ((cpuMilliseconds(pid) - before) / COUNTED).toFixed(2);
      };
      // The first ones have been evicted.
      const fresh = await cpuOf(bodies.slice(0, COUNTED));
      say(`  CPU of an answer: made ${fresh} ms, kept ${await cpuOf(bodies.slice(COUNTED - 5, COUNTED))} ms`);
      say(`  memory ${Math.round(residentBytes(pid) / 1e6)} MB`);
      for (const plan of filled.plans) say(`  plan: ${plan}`);
    } finally {
      await site.stop();
    }
  } finally {
    await databases?.close();
    server?.stop();
  }
}

/** Waits until a page is answered, in ms: it needs the index of its listing, and building a large one exceeds a request's timeout. */
async function untilThere(url: string): Promise<number> {
  const began = performance.now();
  for (let status = 0; status !== 200; ) {
    ({ status } = await fetch(url));
    if (status !== 200 && status !== 503) throw new Error(`${url} was answered with ${status}.`);
    if (status === 503) await pause(1_000);
  }
  return performance.now() - began;
}

async function fill(dataDir: string, databaseUrl: string, count: number): Promise<Filled> {
  const args = ['tests/load/large/fillListings.ts', dataDir, databaseUrl, String(count)];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 1e7 });
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{"post"'))) as Filled;
}

/** Request bodies with three filters, all different. */
function questions({ path, post, terms, widgetId }: Filled, count: number): object[] {
  const pick = (facet: string, number: number): string => terms[facet]?.[number % (terms[facet]?.length ?? 1)] ?? '';
  return Array.from({ length: count }, (_, number) => ({
    post_id: post,
    widget_id: widgetId,
    pagination_base_url: path,
    widget_filters: {
      taxonomy: {
        destinations: {
          terms: [pick('destinations', number), pick('destinations', number + 7 + Math.floor(number / 2_400))],
          logicalJoin: 'OR',
        },
        duration: { terms: [pick('duration', Math.floor(number / 40))], logicalJoin: 'AND' },
        month: { terms: [pick('month', Math.floor(number / 200)), pick('month', number + 3)], logicalJoin: 'OR' },
      },
    },
  }));
}
