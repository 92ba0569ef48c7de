import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { listBackups } from '../cms/storage/backupFolder.ts';
import { backUp } from './createBackup.ts';
import { knownMigrations } from './migrations.ts';
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts';
import { memoryMedia, temporaryFolder } from './testing.ts';
import { type BackupDatabase, type DatabaseKind, UnreadableDatabase } from './types.ts';

const KNOWN = knownMigrations('sqlite');

describe('restoreBackup', () => {
  it('restores the database and the missing and changed pictures, and clears the page cache', async () => {
    const files = { 'dunes.avif': 'dust' };
    const { options, replaced } = await setUp({ files });
    const caches = ['pages', 'last-good'].map((name) => join(options.dataDir, name));
    for (const cache of caches) mkdirSync(cache);
    const put = vi.spyOn(options.media, 'put');
    await restoreBackup(options);
    expect(replaced).toEqual(['rows']);
    expect(files).toEqual({ 'dunes.avif': 'sand', 'oasis.avif': 'palms' });
    expect(put.mock.calls.map(([{ mimeType }]) => mimeType)).toEqual(['image/avif', 'image/avif']);
    expect(caches.filter(existsSync)).toEqual([]);
  });

  it('refuses a damaged backup before it changes anything', async () => {
    const { options, replaced } = await setUp({});
    writeFileSync(join(options.backup, 'media/dunes.avif'), 'sanD');
    await expect(restoreBackup(options)).rejects.toThrow('media/dunes.avif was changed');
    expect(replaced).toEqual([]);
  });

  it('refuses a backup of the other kind of database', async () => {
    const { options } = await setUp({ target: { kind: 'postgres' } });
    await expect(restoreBackup(options)).rejects.toThrow('cannot be restored into PostgreSQL. Unset DATABASE_URL');
  });

  it('refuses a backup of a newer version', async () => {
    const { options, replaced } = await setUp({ migrations: [...KNOWN, '20990101_000000_later'] });
    await expect(restoreBackup(options)).rejects.toThrow('(20990101_000000_later). Update Rihla');
    expect(replaced).toEqual([]);
  });

  it('refuses to overwrite documents without `replace`, and says how to', async () => {
    const { options, replaced } = await setUp({ target: { countDocuments: async () => 3 } });
    await expect(restoreBackup(options)).rejects.toThrow('has documents. Restore into an empty one (--into), or');
    expect(replaced).toEqual([]);
  });

  it('backs up the current database before it is replaced, and deletes no other backup', async () => {
    const { options, replaced } = await setUp({ target: { countDocuments: async () => 3 } });
    const { before } = await restoreBackup({ ...options, replace: true });
    expect(readFileSync(join(before?.folder ?? '', 'database/all.db'), 'utf8')).toBe('what was there');
    expect(replaced).toEqual(['rows']);
    expect(await listBackups(options.folder)).toHaveLength(2);
  });

  it('replaces nothing that it could not back up', async () => {
    const snapshot = vi.fn().mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const { options, replaced } = await setUp({ target: { countDocuments: async () => 3, snapshot } });
    await expect(restoreBackup({ ...options, replace: true })).rejects.toThrow('was not restored: the disk is full');
    expect(replaced).toEqual([]);
  });

  it('replaces an unreadable database only with `replace`', async () => {
    const countDocuments = vi.fn().mockRejectedValue(new UnreadableDatabase('The database cannot be read.'));
    const { options, replaced } = await setUp({ target: { countDocuments } });
    await expect(restoreBackup(options)).rejects.toThrow('cannot be read. Give --replace');
    await restoreBackup({ ...options, replace: true });
    expect(replaced).toEqual(['rows']);
  });

  it('changes nothing while a server is running', async () => {
    const refuseWhenInUse = vi.fn().mockRejectedValue(new Error('in use'));
    const files = {};
    const { options, replaced } = await setUp({ files, target: { refuseWhenInUse } });
    await expect(restoreBackup(options)).rejects.toThrow('in use');
    expect({ replaced, files }).toEqual({ replaced: [], files: {} });
  });
});

interface SetUp {
  /** The target's pictures, by name. */
  files?: Record<string, string>;
  migrations?: string[];
  target?: Partial<BackupDatabase>;
}

/** A backup of a site with two pictures, and a target. */
async function setUp({ files = {}, migrations = KNOWN, target }: SetUp) {
  const folder = join(temporaryFolder(), 'backups');
  const source = {
    database: fakeDatabase('sqlite', 'rows', migrations),
    media: memoryMedia({ 'dunes.avif': 'sand', 'oasis.avif': 'palms' }),
    folder,
    version: '1.2.3',
  };
  const { folder: backup } = await backUp(source, 7);
  const replaced: string[] = [];
  const database: BackupDatabase = {
    ...fakeDatabase('sqlite', 'what was there', KNOWN),
    replace: async (from) => void replaced.push(readFileSync(join(from, 'all.db'), 'utf8')),
    ...target,
  };
  const options: RestoreOptions = {
    backup,
    database,
    media: memoryMedia(files),
    dataDir: temporaryFolder(),
    replace: false,
    folder,
    version: '1.2.3',
  };
  return { options, replaced };
}

function fakeDatabase(kind: DatabaseKind, content: string, migrations: string[]): BackupDatabase {
  return {
    kind,
    place: 'nowhere',
    countDocuments: async () => 0,
    refuseWhenInUse: async () => undefined,
    recover: async () => undefined,
    replace: async () => undefined,
    snapshot: async (folder) => {
      await writeFile(join(folder, 'all.db'), content);
      return { documents: { pages: 1 }, mediaNames: ['dunes.avif', 'oasis.avif'], migrations };
    },
  };
}
