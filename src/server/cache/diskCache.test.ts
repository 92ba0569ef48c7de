import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { itWith } from '../../../tests/support/needs.ts';
import { page, temporaryFolder } from '../testSupport.ts';
import { createDiskCache, type DiskCache } from './diskCache.ts';
import { type StoredPage, storePage } from './storedPage.ts';

const TEXT = `<p>${'sand '.repeat(300)}</p>`;
const always = (): boolean => true;

describe('createDiskCache', () => {
  let folder: string;
  let disk: DiskCache;
  let stored: StoredPage;
  const shown = (name: string): string => join(folder, 'pages/articles/sand', name);

  beforeEach(async () => {
    folder = temporaryFolder();
    disk = createDiskCache(folder);
    stored = await storePage(page(TEXT));
  });

  test('writes files that a web server in front can send by itself', async () => {
    await disk.write('/articles/sand/', stored, ['posts:1'], always);
    expect(readFileSync(shown('index.html'), 'utf8')).toBe(TEXT);
    expect(brotliDecompressSync(readFileSync(shown('index.html.br'))).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(shown('index.html.gz'))).toString()).toBe(TEXT);
    expect(readdirSync(join(folder, 'pages/articles/sand')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('returns the last good copy with its headers', async () => {
    await disk.write('/articles/sand/', stored, ['posts:1'], always);
    const copy = await disk.readLastGood('/articles/sand/');
    expect(copy?.bodies.identity.toString()).toBe(TEXT);
    expect(copy?.headers).toEqual(stored.headers);
    expect(await disk.readLastGood('/articles/')).toBeUndefined();
  });

  test('a content change removes the fresh page and leaves the last good one', async () => {
    await disk.write('/articles/sand/', stored, ['posts:1'], always);
    await disk.markStale('everything');
    expect(existsSync(shown('index.html'))).toBe(false);
    expect(await disk.readLastGood('/articles/sand/')).toBeDefined();
    await disk.sweep();
    expect(readdirSync(folder)).toEqual(['last-good']);
  });

  test('deletes leftovers of a removal that was interrupted by a kill', async () => {
    mkdirSync(join(folder, 'pages-old.1-2-3.tmp', 'articles'), { recursive: true });
    await disk.sweep();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('does not show a page as fresh that became stale while it was written', async () => {
    let asked = 0;
    await disk.write('/articles/sand/', stored, ['posts:1'], () => ++asked === 1);
    expect(existsSync(shown('index.html'))).toBe(false);
    expect(existsSync(shown('index.html.br'))).toBe(false);
  });

  test('removes a page that is gone and leaves those below it', async () => {
    await disk.write('/articles/', stored, ['posts:1'], always);
    await disk.write('/articles/sand/', stored, ['posts:1'], always);
    await disk.remove('/articles/');
    expect(await disk.readLastGood('/articles/')).toBeUndefined();
    expect(await disk.readLastGood('/articles/sand/')).toBeDefined();
    expect(existsSync(join(folder, 'pages/articles/index.html'))).toBe(false);
  });

  test('gives different files of one length different mtimes, and the same file the same mtime', async () => {
    const timeAfter = async (text: string): Promise<number> => {
      await disk.write('/articles/sand/', await storePage(page(text)), ['posts:1'], always);
      return statSync(shown('index.html')).mtimeMs;
    };
    const summer = await timeAfter('summer');
    expect(await timeAfter('winter')).not.toBe(summer);
    expect(await timeAfter('summer')).toBe(summer);
  });

  test('leaves no compressed copy of an older version behind', async () => {
    await disk.write('/articles/sand/', stored, ['posts:1'], always);
    await disk.write('/articles/sand/', await storePage(page('short')), ['posts:1'], always);
    expect(existsSync(shown('index.html.br'))).toBe(false);
  });

  test('does not return a body whose stored policy belongs to another version', async () => {
    await disk.write('/articles/sand/', stored, ['posts:1'], always);
    writeFileSync(join(folder, 'last-good/articles/sand/index.html'), 'cut off');
    expect(await disk.readLastGood('/articles/sand/')).toBeUndefined();
  });

  test.each(['/../outside/', '/%2e%2e/outside/', '/..%2foutside/'])(
    'writes, reads and removes nothing for %s',
    async (path) => {
      writeFileSync(join(folder, 'outside'), 'kept');
      await disk.write(path, stored, ['posts:1'], always);
      await disk.remove(path);
      expect(await disk.readLastGood(path)).toBeUndefined();
      expect(readdirSync(folder)).toEqual(['outside']);
    },
  );

  itWith('an account that is not root', 'says when the disk refuses', async () => {
    mkdirSync(join(folder, 'last-good'));
    chmodSync(join(folder, 'last-good'), 0o500);
    await expect(disk.write('/', stored, ['posts:1'], always)).rejects.toThrow('EACCES');
  });

  test('a change removes the pages with its tags and leaves the others', async () => {
    await disk.write('/articles/sand/', stored, ['posts:1', 'media:9'], always);
    await disk.write('/articles/salt/', stored, ['posts:2', 'media:9'], always);
    const salt = join(folder, 'pages/articles/salt/index.html');
    await disk.markStale(['posts:1', 'posts:7']);
    expect([existsSync(shown('index.html')), existsSync(salt)]).toEqual([false, true]);
    expect(await disk.readLastGood('/articles/sand/')).toBeDefined();
    // Another process, which has not written the page, finds it as well.
    await createDiskCache(folder).markStale(['media:9']);
    expect(existsSync(salt)).toBe(false);
  });

  test('a page written again is indexed by its tags again', async () => {
    for (let round = 0; round < 2; round += 1) {
      await disk.write('/articles/sand/', stored, ['posts:1'], always);
      expect(existsSync(shown('index.html'))).toBe(true);
      await disk.markStale(['posts:1']);
      expect(existsSync(shown('index.html'))).toBe(false);
    }
  });

  test('keeps only the last good copy of a page without known tags', async () => {
    await disk.write('/articles/sand/', stored, undefined, always);
    expect(existsSync(shown('index.html'))).toBe(false);
    expect(await disk.readLastGood('/articles/sand/')).toBeDefined();
  });
});
