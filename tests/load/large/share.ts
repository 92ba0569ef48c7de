import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../../support/servers/site.ts';
import { type Editor, PUBLISHES, type Publish } from './editor.ts';
import { partPath } from './partPath.ts';

/** Number of pages of one kind that must be rendered again after a publish. */
export interface Share {
  publish: Publish;
  /** Name of the kind, such as `articles`. */
  pages: string;
  anew: number;
  of: number;
}

export interface ShareOptions {
  dataDir: string;
  /** Pages to request, by name of their kind. */
  pages: Record<string, readonly string[]>;
  /** Number of the first article that is published. */
  from: number;
}

/**
 * Requests all pages, publishes something, and counts those whose cached copy is stale for a web server in front: the next request renders them.
 * Before the next publish those are requested again.
 */
export async function measureShare(
  site: Site,
  editor: Editor,
  { dataDir, from, pages }: ShareOptions,
): Promise<Share[]> {
  const all = Object.values(pages).flat();
  const shares: Share[] = [];
  await keepAll(site, dataDir, all);
  const kept = new Set(all.filter((path) => isFresh(dataDir, path)));
  for (const [index, publish] of PUBLISHES.entries()) {
    await editor.publish(publish, publish === 'new' ? `/articles/new-${from}/` : partPath(from + index));
    for (const [name, paths] of Object.entries(pages)) {
      const counted = paths.filter((path) => kept.has(path));
      const anew = counted.filter((path) => !isFresh(dataDir, path)).length;
      shares.push({ publish, pages: name, anew, of: counted.length });
    }
    if (index < PUBLISHES.length - 1) await keepAll(site, dataDir, [...kept]);
  }
  return shares;
}

function isFresh(dataDir: string, path: string): boolean {
  return existsSync(join(dataDir, 'pages', path, 'index.html'));
}

/** Pages are written to disk in the background: waits until none was written for this time. */
const QUIET_MS = 3_000;

async function keepAll({ origin }: Site, dataDir: string, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter((one) => !isFresh(dataDir, one))) {
    const answer = await fetch(origin + path);
    await answer.arrayBuffer();
    if (!answer.ok && answer.status !== 404) throw new Error(`${path} was answered with ${answer.status}.`);
  }
  let missing = Number.POSITIVE_INFINITY;
  for (let since = Date.now(); missing > 0 && Date.now() - since < QUIET_MS; await pause(200)) {
    const left = paths.filter((path) => !isFresh(dataDir, path)).length;
    if (left !== missing) since = Date.now();
    missing = left;
  }
}
