import { setTimeout as pause } from 'node:timers/promises';
import type { Staff } from '../support/requests/staff.ts';
import type { Site } from '../support/servers/site.ts';
import { PUBLISHING_RATE } from './budgets.ts';
import { runH2load } from './h2load.ts';
import { runWrk } from './wrk.ts';

/** Kinds of document published under load. */
export const PUBLISHED_KINDS = ['posts', 'tours'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

/** Latencies of visitors and editors while one document a second is published, in ms. */
export interface PublishUnderLoad {
  /** Of a cached page that the change does not affect, at maximum throughput. */
  p99: number;
  /** The same at `PUBLISHING_RATE`. */
  steadyP99: number;
  /** From sending a change to the studio's response: the first one under load, and the maximum. */
  firstSave: number;
  longestSave: number;
}

/**
 * Publishes a change of one document each second while 64 connections request a cached page.
 * @param path of the requested page
 * @throws Error when a save is refused, or a response was wrong
 */
export async function measurePublishUnderLoad(
  site: Site,
  staff: Staff,
  { kind, path, seconds }: { kind: PublishedKind; path: string; seconds: number },
): Promise<PublishUnderLoad> {
  const listed = await staff('GET', `/${kind}?depth=0&limit=1&where[_status][equals]=published`);
  const { docs } = (await listed.json()) as { docs: { id: number; title: string }[] };
  const [doc] = docs;
  if (!doc) throw new Error(`There is nothing of “${kind}” to be published.`);

  async function publishMeanwhile(): Promise<number[]> {
    const saves: number[] = [];
    const began = performance.now();
    for (let number = 0; number < seconds - 1; number += 1) {
      await pause(Math.max(0, began + (number + 0.5) * 1000 - performance.now()));
      const started = performance.now();
      const saved = await staff('PATCH', `/${kind}/${doc?.id}`, {
        title: `${doc?.title} ${number}`,
        _status: 'published',
      });
      if (!saved.ok) throw new Error(`A change of ${kind} was answered with ${saved.status}: ${await saved.text()}`);
      await saved.arrayBuffer();
      saves.push(performance.now() - started);
    }
    return saves;
  }

  const url = `${site.origin}${path}`;
  const [{ p99 }, saves] = await Promise.all([runWrk(url, seconds), publishMeanwhile()]);
  const [steady] = await Promise.all([runH2load(url, seconds, PUBLISHING_RATE), publishMeanwhile()]);
  await staff('PATCH', `/${kind}/${doc.id}`, { title: doc.title, _status: 'published' });
  return { p99, steadyP99: steady.p99, firstSave: saves[0] ?? 0, longestSave: Math.max(...saves) };
}
