import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../../support/site.ts';
import { type Editor, PUBLISHES, type Publish } from './editor.ts';
import { partPath } from './partPath.ts';

/** How many of the pages of one kind were rendered anew after a publish. */
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

/** Asks for all pages, publishes something, asks for all again, and counts those of which there is a new copy on the disk. */
export async function measureShare(
  site: Site,
  editor: Editor,
  { dataDir, from, pages }: ShareOptions,
): Promise<Share[]> {
  const all = Object.values(pages).flat();
  const shares: Share[] = [];
  await askAll(site, all);
  await untilQuiet(dataDir, all);
  for (const [index, publish] of PUBLISHES.entries()) {
    const before = new Map(all.map((path) => [path, writtenAt(dataDir, path)]));
    await editor.publish(publish, publish === 'new' ? `/articles/new-${from}/` : partPath(from + index));
    await askAll(site, all);
    await untilQuiet(dataDir, all);
    for (const [name, paths] of Object.entries(pages)) {
      const anew = paths.filter((path) => writtenAt(dataDir, path) !== before.get(path)).length;
      shares.push({ publish, pages: name, anew, of: paths.length });
    }
  }
  return shares;
}

async function askAll({ origin }: Site, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await fetch(origin + path);
    await answer.arrayBuffer();
    if (!answer.ok && answer.status !== 404) throw new Error(`${path} was answered with ${answer.status}.`);
  }
}

/** When the last good copy of a page was written, in ms; 0: there is none. */
function writtenAt(dataDir: string, path: string): number {
  return statSync(join(dataDir, 'last-good', path, 'facts.json'), { throwIfNoEntry: false })?.ctimeMs ?? 0;
}

const QUIET_MS = 3_000;

/** Pages reach the disk behind the visitors' back: waits until none has for a while. */
async function untilQuiet(dataDir: string, paths: readonly string[]): Promise<void> {
  const began = Date.now();
  const newest = (): number => Math.max(began, ...paths.map((path) => writtenAt(dataDir, path)));
  while (Date.now() - newest() < QUIET_MS) await pause(200);
}
