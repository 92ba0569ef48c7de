import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Site } from '../../support/servers/site.ts';
import { CONNECTIONS } from '../budgets.ts';
import { cpuMilliseconds } from '../processes.ts';
import { median, percentile } from '../statistics.ts';
import { type Editor, PUBLISHES } from './editor.ts';
import { partPath } from './partPath.ts';
import { type Durations, SOURCES, type Source, type SpreadOptions } from './spread.ts';

/** Latencies of responses, in ms. */
export interface Taken {
  count: number;
  p50: number;
  p99: number;
  longest: number;
}

/** Visitors' latencies while an editor publishes once a second. */
export interface Busy {
  /** By source of the response, and in total; absent where there were none. */
  answers: Partial<Record<Source | 'all', Taken>>;
  /** From the change to the studio's response, median, in ms. */
  saved: number;
  /** From the studio's response to the whole new page, median, in ms. */
  shown: number;
  /** Maximum latency of a list that shows the published document, in ms. */
  lists: number;
  /** Server CPU, all threads, as a share of one core, from 0. */
  cpu: number;
}

export interface BusyOptions {
  /** Pages that visitors request. */
  visited: readonly string[];
  /** Number of the first article to publish; each publish takes the next one. */
  from: number;
  seconds: number;
  /** Requests per second, over all connections. */
  rate: number;
}

/** Pages that change with each publish, requested each time. */
const LISTS = ['/', '/articles/'];
const VISITORS = join(import.meta.dirname, 'visitors.ts');
const run = promisify(execFile);

/**
 * Publishes once a second while visitors request pages.
 * @throws Error when a response was not 200, or a save was refused
 */
export async function measureBusy(site: Site, editor: Editor, options: BusyOptions): Promise<Busy> {
  const { from, rate, seconds, visited } = options;
  const urls = visited.map((path) => `${site.origin}${path}`);
  const pid = site.process.pid as number;
  const saved: number[] = [];
  const shown: number[] = [];
  const lists: number[] = [];

  async function publishOnce(number: number): Promise<void> {
    const what = PUBLISHES[number % PUBLISHES.length] as (typeof PUBLISHES)[number];
    const path = what === 'new' ? `/articles/new-${from + number}/` : partPath(from + number);
    saved.push(await editor.publish(what, path));
    shown.push(await ask(site.origin + path, what === 'unpublish' ? 404 : 200));
    for (const list of LISTS) lists.push(await ask(site.origin + list, 200));
  }

  async function publishAll(): Promise<void> {
    const began = performance.now();
    for (let number = 0; number < seconds; number += 1) {
      await pause(Math.max(0, began + number * 1000 - performance.now()));
      await publishOnce(number);
    }
  }

  const cpuBefore = cpuMilliseconds(pid);
  const [durations] = await Promise.all([visit({ urls, seconds, rate, connections: CONNECTIONS }), publishAll()]);
  const cpu = (cpuMilliseconds(pid) - cpuBefore) / (seconds * 1000);
  return {
    answers: summarise(durations),
    saved: median(saved),
    shown: median(shown),
    lists: percentile(lists, 100),
    cpu,
  };
}

async function visit(options: SpreadOptions): Promise<Durations> {
  const { stdout } = await run(process.execPath, [VISITORS, JSON.stringify(options)], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as Durations;
}

function summarise(durations: Durations): Busy['answers'] {
  const classes = [...SOURCES.map((source) => [source, durations[source]] as const)];
  const all = ['all', SOURCES.flatMap((source) => durations[source])] as const;
  return Object.fromEntries(
    [...classes, all].flatMap(([name, ms]) => {
      if (ms.length === 0) return [];
      const [p50, p99, longest] = [50, 99, 100].map((rank) => percentile(ms, rank));
      return [[name, { count: ms.length, p50, p99, longest }]];
    }),
  );
}

async function ask(url: string, status: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${url} was answered with ${answer.status}, not ${status}.`);
  return performance.now() - began;
}
