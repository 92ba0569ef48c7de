import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../../support/site.ts';
import { runH2load } from '../h2load.ts';
import { median, percentile } from '../statistics.ts';
import { type Editor, PUBLISHES } from './editor.ts';
import { partPath } from './partPath.ts';

/** How visitors fared while an editor published once a second, in ms. */
export interface Busy {
  p50: number;
  p99: number;
  longest: number;
  /** From the change to the studio's answer, the middle one. */
  saved: number;
  /** From the studio's answer to the whole new page, the middle one. */
  shown: number;
  /** The longest time until one of the lists that show what was published was answered. */
  lists: number;
}

export interface BusyOptions {
  /** Stored pages that nothing published touches. */
  cached: readonly string[];
  /** What is published, in turns, is another of these articles each time: those from this number on. */
  from: number;
  seconds: number;
  /** Requests per second, over all connections. */
  rate: number;
}

/** Pages that change with what is published, which a visitor asks for each time. */
const LISTS = ['/', '/articles/'];

/**
 * Publishes once a second and asks for stored pages meanwhile.
 * @throws Error when one answer was not 200, or one save was refused
 */
export async function measureBusy(site: Site, editor: Editor, options: BusyOptions): Promise<Busy> {
  const { cached, from, rate, seconds } = options;
  const urls = cached.map((path) => `${site.origin}${path}`);
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

  const [load] = await Promise.all([runH2load(urls, seconds, rate), publishAll()]);
  return { ...load, saved: median(saved), shown: median(shown), lists: percentile(lists, 100) };
}

async function ask(url: string, status: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${url} was answered with ${answer.status}, not ${status}.`);
  return performance.now() - began;
}
