import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Touched } from '../../shared/changes/contentEvents.ts';
import { pageFolder } from './pagePath.ts';
import { type Encoding, makeEtag, type StoredPage } from './storedPage.ts';

/**
 * Page cache on disk, two trees in the data folder. `pages/` holds only what is fresh and may be served by a web server in front;
 * `last-good/` keeps every page's last good copy for when a render fails.
 */
export interface DiskCache {
  /**
   * Writes a page as fresh and as last good. `isCurrent` is called last: false when the content has changed meanwhile.
   * @param tags cache tags of the page; undefined: only a change of everything invalidates it, so it is not kept as fresh
   */
  write(path: string, page: StoredPage, tags: readonly string[] | undefined, isCurrent: () => boolean): Promise<void>;
  /** The last good copy of a page; undefined when there is none. */
  readLastGood(path: string): Promise<StoredPage | undefined>;
  /** Removes a page that is gone or has moved. */
  remove(path: string): Promise<void>;
  /** Invalidation after a content change: the pages it touches are no longer fresh, all stay last good. */
  markStale(touched: Touched): Promise<void>;
  /** Removes the trees that changes of everything have moved away, which takes long where there are many pages. */
  sweep(): Promise<void>;
}

const FILES: Record<Encoding, string> = { identity: 'index.html', br: 'index.html.br', gzip: 'index.html.gz' };
const FACTS = 'facts.json';
/** Name prefix of trees that are stale and wait to be removed. */
const OLD = 'pages-old';
/** Tag index inside the fresh tree: a folder for each tag, a file for each page that depends on it. No page's folder is hidden. */
const TAGS = '.tags';

/** Keeps pages under `dataDir` (absolute). Every function throws what the file system throws. */
export function createDiskCache(dataDir: string): DiskCache {
  const fresh = join(dataDir, 'pages');
  const lastGood = join(dataDir, 'last-good');
  // Not the process id: processes in containers may share the folder and have the same one.
  const unique = (): string => `.${randomUUID()}.tmp`;

  async function writeAtomically(file: string, bytes: Buffer | string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    const temporary = join(dirname(file), unique());
    try {
      await writeFile(temporary, bytes);
      const time = timeOf(bytes);
      await utimes(temporary, time, time);
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function writeBodies(folder: string, { bodies }: StoredPage): Promise<void> {
    // The plain file comes last, because the others are only looked for beside it.
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const body = bodies[encoding];
      const file = join(folder, FILES[encoding]);
      if (body) await writeAtomically(file, body);
      else await rm(file, { force: true });
    }
  }

  async function removeFiles(folder: string): Promise<void> {
    // Folders below belong to other pages.
    for (const name of [...Object.values(FILES), FACTS]) await rm(join(folder, name), { force: true });
  }

  const tagFolder = (tag: string): string => join(fresh, TAGS, hash(tag));

  /** Writes the tag index of a page, on disk so that other processes find it too. */
  async function noteTags(path: string, tags: readonly string[]): Promise<void> {
    for (const tag of tags) {
      const folder = tagFolder(tag);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, hash(path)), path);
    }
  }

  /** Removes the pages of a tag. The tag's folder is moved first, so that entries added meanwhile are not lost with it. */
  async function removeTagged(tag: string): Promise<void> {
    const folder = `${tagFolder(tag)}${unique()}`;
    if ((await unlessMissing(rename(tagFolder(tag), folder).then(() => true))) === undefined) return;
    for (const name of await readdir(folder)) {
      const shown = pageFolder(fresh, await readFile(join(folder, name), 'utf8'));
      if (shown) await removeFiles(shown);
    }
    await rm(folder, { recursive: true, force: true });
  }

  return {
    async write(path, page, tags, isCurrent) {
      const goodFolder = pageFolder(lastGood, path);
      const shown = pageFolder(fresh, path);
      if (!goodFolder || !shown) return;
      await writeAtomically(join(goodFolder, FACTS), JSON.stringify({ status: page.status, headers: page.headers }));
      await writeBodies(goodFolder, page);
      if (!tags || !isCurrent()) return;
      // The tag index first: a page without its entry could never be invalidated.
      await noteTags(path, tags);
      await writeBodies(shown, page);
      if (!isCurrent()) await removeFiles(shown);
    },

    async readLastGood(path) {
      const folder = pageFolder(lastGood, path);
      if (!folder) return undefined;
      const [facts, identity] = await Promise.all([
        unlessMissing(readFile(join(folder, FACTS))),
        unlessMissing(readFile(join(folder, FILES.identity))),
      ]);
      if (!facts || !identity) return undefined;
      const { status, headers } = JSON.parse(facts.toString()) as Pick<StoredPage, 'headers' | 'status'>;
      // A crash between two files leaves a body with the policy hashes of another version.
      if (headers.etag !== makeEtag(identity)) return undefined;
      return { status, headers, bodies: { identity }, size: identity.length };
    },

    async remove(path) {
      for (const root of [fresh, lastGood]) {
        const folder = pageFolder(root, path);
        if (folder) await removeFiles(folder);
      }
    },

    async markStale(touched) {
      if (touched !== 'everything') {
        for (const tag of touched) await removeTagged(tag);
        return;
      }
      await unlessMissing(rename(fresh, join(dataDir, `${OLD}${unique()}`)));
    },

    async sweep() {
      // Also the trees of processes that were killed before they had removed theirs.
      for (const name of (await unlessMissing(readdir(dataDir))) ?? []) {
        if (name.startsWith(OLD)) await rm(join(dataDir, name), { recursive: true, force: true });
      }
    },
  };
}

/** A file name that fits any file system. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/**
 * An mtime derived from the content, in whole seconds. nginx makes a file's ETag from its mtime and size: with the clock's time, two texts
 * of one length written within a second would share an ETag, and an unchanged page would get a new one at each publish.
 */
function timeOf(bytes: Buffer | string): number {
  return createHash('sha256').update(bytes).digest().readUInt32BE() >>> 1;
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
