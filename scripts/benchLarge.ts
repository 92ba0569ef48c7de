// `npm run bench:large`: a site of 10,000 articles, of which one is published again and again: response times meanwhile, and which pages are
// rendered again; cost of its search; and 10,000 tours with a filtered listing. `-- --rounds 5` repeats the first measurement; `-- --only busy`,
// `share`, `search` or `listings` takes one of the four; `-- --only listings --tours 100000 --database postgres` the last on other numbers.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchListings } from '../tests/load/large/benchListings.ts';
import { type Busy, measureBusy } from '../tests/load/large/busy.ts';
import { createEditor } from '../tests/load/large/editor.ts';
import { largeTemplate } from '../tests/load/large/largeTemplate.ts';
import { partPath } from '../tests/load/large/partPath.ts';
import { measureSearches, untilIndexed } from '../tests/load/large/searches.ts';
import { measureShare } from '../tests/load/large/share.ts';
import { describeMachine } from '../tests/load/machine.ts';
import { residentBytes } from '../tests/load/memory.ts';
import { median } from '../tests/load/statistics.ts';
import { claimSite } from '../tests/support/requests/staff.ts';
import { type Site, startSite } from '../tests/support/servers/site.ts';
import { runNode } from './lib/runNode.ts';

const ARTICLES = 10_000;
/** Requested pages: articles older than the published ones, each with a list of the newest; pages of the archive; and others. */
const VISITED = [
  ...Array.from({ length: 400 }, (_, number) => partPath(5_000 + number)),
  ...Array.from({ length: 25 }, (_, number) => `/articles/page/${2 + number * 44}/`),
  ...['/', '/articles/', '/about/', '/contact/'],
];
const RATE = 200;
const SEARCHES = 1_000;
/** One visitor may search sixty times a minute (rate limit). */
const SEARCH_AGAIN_MS = 3_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '40' },
    only: { type: 'string' },
    tours: { type: 'string', default: '10000' },
    database: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const folder = mkdtempSync(join(tmpdir(), 'rihla-large-'));
const sites: Site[] = [];
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const load = (): string => `load of the machine ${loadavg()[0]?.toFixed(1)}`;

try {
  await runNode(['scripts/build.ts'], { NODE_ENV: 'production' });
  const wants = (name: string): boolean => !values.only || values.only === name;
  if (wants('listings')) await showListings();
  if (values.only !== 'listings') {
    const template = await largeTemplate(ARTICLES);
    say(`${ARTICLES} articles, ${describeMachine()}, ${load()}`);
    if (wants('busy')) await showBusy(template);
    if (wants('share')) await showShares(template);
    if (wants('search')) await showSearches(template);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
} finally {
  for (const site of sites) await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function open(template: string, name: string) {
  const dataDir = join(folder, name);
  cpSync(template, dataDir, { recursive: true });
  const site = await startSite({ dataDir });
  sites.push(site);
  return { dataDir, site, editor: createEditor(await claimSite(site)) };
}

/** Limits: 50 ms for 10,000 tours, and 80 ms for 100,000 on PostgreSQL. */
async function showListings(): Promise<void> {
  say(`a listing with three filters and counts, ${describeMachine()}, ${load()}`);
  for (const database of ['sqlite', 'postgres'] as const) {
    if (!values.database || values.database === database)
      await benchListings({ folder, database, count: Number(values.tours), say });
  }
}

async function showBusy(template: string): Promise<void> {
  const all: Busy[] = [];
  const { editor, site } = await open(template, 'busy');
  for (const path of VISITED) await (await fetch(site.origin + path)).arrayBuffer();
  say(`the search answers ${((await untilSearchable(site)) / 1000).toFixed(1)} s after all pages were asked for`);
  for (let round = 0; round < rounds; round += 1) {
    const busy = await measureBusy(site, editor, { visited: VISITED, from: round * seconds, seconds, rate: RATE });
    all.push(busy);
    say(`${RATE} visitors and a publish a second for ${seconds} s; ${load()}`);
    for (const line of tell(busy)) say(`  ${line}`);
  }
  const cached = all.flatMap(({ answers }) => answers.cached ?? []);
  const [p50, p99] = [median(cached.map((taken) => taken.p50)), median(cached.map((taken) => taken.p99))];
  say(`medians: cached pages p50 ${ms(p50)}, p99 ${ms(p99)}; at most 50 ms are allowed`);
  say(`memory: ${Math.round(residentBytes(site.process.pid as number) / 1e6)} MB`);
}

/** Waits until the search index is built, which starts when the server listens and is not measured here. @returns ms */
async function untilSearchable({ origin }: Site): Promise<number> {
  const began = performance.now();
  while (!(await fetch(`${origin}/search/dunes/`)).ok) await pause(SEARCH_AGAIN_MS);
  return performance.now() - began;
}

function tell({ answers, cpu, lists, saved, shown }: Busy): string[] {
  return [
    ...Object.entries(answers).map(
      ([name, { count, longest, p50, p99 }]) =>
        `${name}: ${count} answers, p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(longest)}`,
    ),
    `saved in ${ms(saved)}, shown after ${ms(shown)}, lists at most ${ms(lists)}, ${Math.round(cpu * 100)} % of a core`,
  ];
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

/** Time to build the search index, from when the server listens, and searches that are not cached. */
async function showSearches(template: string): Promise<void> {
  const { editor, site } = await open(template, 'search');
  const memory = (): number => residentBytes(site.process.pid as number);
  say(`index: ${((await untilIndexed(site.origin)) / 1000).toFixed(1)} s until it knows all; ${load()}`);
  const { count, longest, p50, p99 } = await measureSearches(site.origin, SEARCHES);
  say(`${count} searches: p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(longest)}; p99 of 10 ms is allowed`);
  await editor.touchEverything();
  say(`after a change of everything: ${ms(await untilIndexed(site.origin))} until it knows all`);
  say(`memory: ${Math.round(memory() / 1e6)} MB`);
}

async function showShares(template: string): Promise<void> {
  const { dataDir, editor, site } = await open(template, 'share');
  const pages = {
    articles: Array.from({ length: 100 }, (_, number) => partPath(number * 100)),
    'pages of the archive': Array.from({ length: 25 }, (_, number) => `/articles/page/${2 + number * 44}/`),
    others: ['/', '/articles/', '/about/', '/contact/'],
  };
  for (const { anew, of, pages: kind, publish } of await measureShare(site, editor, { dataDir, pages, from: 201 })) {
    say(`${publish}: of ${of} ${kind} ${anew} are rendered anew (${((100 * anew) / of).toFixed(1)} %)`);
  }
}
