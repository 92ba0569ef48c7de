import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../../support/site.ts';
import { type Editor, PUBLISHES, type Publish } from './editor.ts';
import { partPath } from './partPath.ts';

/** How many of the pages of one kind have to be rendered anew after a publish. */
export interface Share {
  publish: Publish;
  /** Name of the kind, such as `articles`. */
  pages: string;
  anew: number;
  of: number;
}

export interface ShareOptions {
  dataDir: string;
  /** Pages to ask for by the name of their kind. */
  pages: Record<string, readonly string[]>;
  /** Number of the first article that is published. */
  from: number;
}

/**
 * Asks for all pages, publishes something, and counts those whose copy a web server in front may not send any more: whoever asks
 * for one next gets it rendered anew. Before the next publish those are asked for again.
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

/** Pages reach the disk behind the visitors' back, and what is withdrawn meanwhile does not: waits until none has for a while. */
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
