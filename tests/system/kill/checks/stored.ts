import type { Payload } from 'payload';
import { contentOf, findDifference, type TagIds } from '../content.ts';
import { type DocumentKind, findTokens, type Kind, keyOf, type State } from '../things.ts';
import { isScheduled } from '../workload/documents.ts';

/** A stored thing, with its violations. */
export interface Stored {
  kind: Kind;
  id: number | undefined;
  state: State;
}

export interface Found {
  /** By key. */
  stored: Map<string, Stored>;
  faults: string[];
}

type Row = Record<string, unknown> & { id: number; _status?: string };

const ALL = { depth: 0, limit: 0, pagination: false } as const;

/** Reads everything that the writers may have written, and checks that each row is exactly one revision. */
export async function readStored(payload: Payload, tags: TagIds): Promise<Found> {
  const found: Found = { stored: new Map(), faults: [] };

  function identify(kind: Kind, row: object, place: string): string | undefined {
    const tokens = findTokens(row);
    const [token] = tokens;
    if (!token || tokens.length > 1) {
      found.faults.push(`${place} is of ${tokens.length} revisions: ${tokens.join(', ')}.`);
      return undefined;
    }
    const difference = findDifference(row, contentOf(kind, token, tags));
    if (difference) found.faults.push(`${place} is not the whole of ${token}: ${difference}.`);
    return token;
  }

  function add(kind: Kind, id: number | undefined, token: string, state: State): void {
    const key = keyOf(token);
    const other = found.stored.get(key);
    if (other) found.faults.push(`${key} is stored twice, as ${other.id} and as ${id}.`);
    found.stored.set(key, { kind, id, state });
  }

  for (const kind of ['pages', 'posts'] as const) {
    const rows = await payload.find({ collection: kind, ...ALL });
    const newest = await payload.find({ collection: kind, ...ALL, draft: true });
    const newestById = new Map(newest.docs.map((row) => [row.id, row]));
    for (const row of rows.docs as unknown as Row[]) {
      const main = identify(kind, row, `${kind} ${row.id}`);
      const latest = newestById.get(row.id);
      const draft = latest && identify(kind, latest, `The newest version of ${kind} ${row.id}`);
      if (main && draft)
        add(kind, row.id, main, { shown: row._status === 'published' ? main : undefined, newest: draft });
    }
    found.faults.push(...(await checkVersions(payload, kind, identify)));
  }
  for (const kind of ['menus', 'media'] as const) {
    for (const row of (await payload.find({ collection: kind, ...ALL })).docs as unknown as Row[]) {
      const { sizes: _sizes, filename: _filename, url: _url, thumbnailURL: _thumbnail, ...fields } = row;
      const token = identify(kind, fields, `${kind} ${row.id}`);
      if (token) add(kind, row.id, token, { shown: token, newest: token });
    }
  }
  const site = await payload.findGlobal({ slug: 'site', depth: 0 });
  const token = findTokens(site).length ? identify('site', site, 'The site') : undefined;
  if (token) add('site', undefined, token, { shown: token, newest: token });
  return found;
}

type Identify = (kind: Kind, row: object, place: string) => string | undefined;

/** Checks that every version is complete, the newest is marked, and no job has published twice. */
async function checkVersions(payload: Payload, kind: DocumentKind, identify: Identify): Promise<string[]> {
  const { docs } = await payload.findVersions({ collection: kind, ...ALL });
  const faults: string[] = [];
  const published = new Set<string>();
  for (const { id, parent, version } of docs) {
    const token = identify(kind, version, `Version ${id} of ${kind} ${parent}`);
    // Others are published again after an unpublish; a job publishes once.
    if (!token || version._status !== 'published' || !isScheduled({ key: keyOf(token), kind })) continue;
    if (published.has(token)) faults.push(`${token} was published twice by its job.`);
    published.add(token);
  }
  return faults;
}
