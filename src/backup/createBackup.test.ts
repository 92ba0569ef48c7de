import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { listBackups } from '../cms/storage/backupFolder.ts';
import { lockBackups } from './backupLock.ts';
import { type BackupOptions, backUp } from './createBackup.ts';
import { describeManifest } from './describe.ts';
import { memoryMedia, temporaryFolder } from './testing.ts';
import type { BackupDatabase, Snapshot } from './types.ts';
import { verifyBackup } from './verifyBackup.ts';

describe('backUp', () => {
  it('copies the database and the pictures that it references, and no others', async () => {
    const { folder, manifest } = await backUp(site({ 'dunes.avif': 'sand', 'stray.avif': 'none' }), 7);
    expect(Object.keys(manifest.files)).toEqual(['database/all.db', 'media/dunes.avif']);
    expect(readFileSync(join(folder, 'media/dunes.avif'), 'utf8')).toBe('sand');
    expect(await verifyBackup(folder)).toEqual(manifest);
  });

  it('omits pictures when only the database is requested, notes it in the manifest, and deletes no older backup', async () => {
    const options = site({ 'dunes.avif': 'sand' });
    for (let made = 0; made < 3; made += 1) await backUp(options, 7);
    const { folder, manifest, removed } = await backUp({ ...options, isDatabaseOnly: true }, Number.POSITIVE_INFINITY);
    expect(Object.keys(manifest.files)).toEqual(['database/all.db']);
    expect(manifest).toMatchObject({ isDatabaseOnly: true, missing: [] });
    expect(describeManifest(manifest)).toContain('SQLite without pictures, ');
    expect(await verifyBackup(folder)).toEqual(manifest);
    expect(removed).toEqual([]);
    expect(await listBackups(options.folder)).toHaveLength(4);
  });

  it('is readable only by the account that made it', async () => {
    const { folder } = await backUp(site({ 'dunes.avif': 'sand' }), 7);
    const modes = ['.', 'media', 'manifest.json', 'manifest.sha256', 'media/dunes.avif', '..'].map((path) =>
      (statSync(join(folder, path)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '700', '600', '600', '600', '700']);
  });

  it('hard-links unchanged pictures of the previous backup', async () => {
    const options = site({ 'dunes.avif': 'sand' });
    const first = await backUp(options, 7);
    const second = await backUp(options, 7);
    expect(inode(second.folder)).toBe(inode(first.folder));
    expect(second.linkedBytes).toBe(4);
  });

  it("copies a picture again when the previous backup's is damaged", async () => {
    const options = site({ 'dunes.avif': 'sand' });
    const first = await backUp(options, 7);
    writeFileSync(join(first.folder, 'media/dunes.avif'), 'dust');
    const second = await backUp(options, 7);
    expect(readFileSync(join(second.folder, 'media/dunes.avif'), 'utf8')).toBe('sand');
  });

  it('copies a picture again when its size has changed', async () => {
    const files = { 'dunes.avif': 'sand' };
    const options = site(files);
    await backUp(options, 7);
    files['dunes.avif'] = 'sandstone';
    const second = await backUp(options, 7);
    expect(readFileSync(join(second.folder, 'media/dunes.avif'), 'utf8')).toBe('sandstone');
  });

  it('takes a deleted picture from the previous backup', async () => {
    const files: Record<string, string> = { 'dunes.avif': 'sand' };
    const options = site(files);
    await backUp(options, 7);
    delete files['dunes.avif'];
    const { folder, manifest } = await backUp(options, 7);
    expect(manifest.missing).toEqual([]);
    expect(readFileSync(join(folder, 'media/dunes.avif'), 'utf8')).toBe('sand');
  });

  it('retries the snapshot when a picture was deleted after it', async () => {
    const options = site({ 'oasis.avif': 'palms' });
    const snapshot = vi.fn(options.database.snapshot);
    snapshot.mockImplementationOnce(snapshotNaming('oasis.avif', 'deleted.avif'));
    snapshot.mockImplementation(snapshotNaming('oasis.avif'));
    const { manifest } = await backUp({ ...options, database: { ...options.database, snapshot } }, 7);
    expect(manifest.missing).toEqual([]);
    expect(Object.keys(manifest.files)).toEqual(['database/all.db', 'media/oasis.avif']);
  });

  it('retries it when a picture is deleted between listing and reading', async () => {
    const options = site({ 'oasis.avif': 'palms' });
    const gone = new Readable({ read: () => void gone.destroy(Object.assign(new Error('gone'), { code: 'ENOENT' })) });
    const open = vi.fn(options.media.open);
    open.mockResolvedValueOnce({ body: gone, mimeType: 'image/avif', size: 4 });
    const { manifest } = await backUp({ ...options, media: { ...options.media, open } }, 7);
    expect(manifest.missing).toEqual([]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('completes with a missing picture, and lists it in the manifest', async () => {
    const options = site({ 'oasis.avif': 'palms' });
    const database = { ...options.database, snapshot: snapshotNaming('oasis.avif', 'lost.avif') };
    const { manifest, folder } = await backUp({ ...options, database }, 7);
    expect(manifest.missing).toEqual(['lost.avif']);
    await verifyBackup(folder);
  });

  it('keeps the newest, in order also within one second', async () => {
    const options = site({});
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1) made.push((await backUp(options, 20)).folder);
    const { folder, removed } = await backUp(options, 2);
    expect(removed).toHaveLength(11);
    expect((await listBackups(options.folder)).map((name) => join(options.folder, name))).toEqual([
      made.at(-1),
      folder,
    ]);
  });

  it('keeps the new one when the clock was set back', async () => {
    const options = site({});
    const future = join(options.folder, '2099-01-01T00-00-00Z');
    const { folder } = await backUp(options, 7);
    renameSync(folder, future);
    const { folder: made } = await backUp(options, 1);
    expect(await listBackups(options.folder)).toEqual([basename(made)]);
  });

  it('deletes no older one when the new one fails verification', async () => {
    const options = site({ 'dunes.avif': 'sand' });
    const { folder } = await backUp(options, 1);
    const spoil: MediaOpen = async () => ({ body: Readable.from(spoiling(options.folder)), mimeType: '', size: 1 });
    await expect(backUp({ ...options, media: { ...options.media, open: spoil } }, 1)).rejects.toThrow('all.db');
    expect(readdirSync(options.folder).filter((name) => !name.startsWith('lock'))).toEqual([folder.split('/').at(-1)]);
  });

  it('cleans up when the disk is full (ENOSPC), with an actionable error message', async () => {
    const options = site({ 'dunes.avif': 'sand' });
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', path: '/backups/x' });
    const open: MediaOpen = async () => ({ body: Readable.from(failing(full)), mimeType: '', size: 4 });
    await expect(backUp({ ...options, media: { ...options.media, open } }, 7)).rejects.toThrow(
      'The backup was not made: the disk is full (/backups/x). Make room',
    );
    expect(readdirSync(options.folder).filter((name) => !name.startsWith('lock'))).toEqual([]);
  });

  it('deletes an unfinished one of a killed process, which never counts as a backup', async () => {
    const options = site({});
    const left = join(options.folder, '2026-01-01T00-00-00Z.partial');
    mkdirSync(left, { recursive: true });
    for (const name of ['manifest.json', 'manifest.sha256']) writeFileSync(join(left, name), '');
    expect(await listBackups(options.folder)).toEqual([]);
    await backUp(options, 7);
    expect(existsSync(left)).toBe(false);
  });

  it('refuses to run concurrently, and not afterwards', async () => {
    const options = site({});
    mkdirSync(options.folder);
    const unlock = lockBackups(options.folder);
    await expect(backUp(options, 7)).rejects.toThrow(`under way in ${options.folder} (process ${process.pid})`);
    unlock();
    await backUp(options, 7);
  });
});

type MediaOpen = BackupOptions['media']['open'];

/** A site whose database references every picture except the stray one. */
function site(files: Record<string, string>): BackupOptions {
  const names = Object.keys(files).filter((name) => !name.startsWith('stray'));
  const database: BackupDatabase = {
    kind: 'sqlite',
    place: 'nowhere',
    snapshot: snapshotNaming(...names),
    countDocuments: async () => 1,
    refuseWhenInUse: async () => undefined,
    recover: async () => undefined,
    replace: async () => undefined,
  };
  return {
    database,
    media: memoryMedia(files),
    folder: join(temporaryFolder(), 'backups'),
    version: '1.2.3',
    pausesMs: [0, 0],
  };
}

function snapshotNaming(...mediaNames: string[]): (folder: string) => Promise<Snapshot> {
  return async (folder) => {
    await writeFile(join(folder, 'all.db'), 'rows');
    return { documents: { pages: 1 }, mediaNames, migrations: ['one'] };
  };
}

function inode(backup: string): number {
  return statSync(join(backup, 'media/dunes.avif')).ino;
}

/** Corrupts the copied database from outside. */
function* spoiling(folder: string): Generator<Buffer> {
  const partial = readdirSync(folder).find((name) => name.endsWith('.partial'));
  appendFileSync(join(folder, partial ?? '', 'database/all.db'), '!');
  yield Buffer.from('s');
}

function* failing(error: Error): Generator<Buffer> {
  yield Buffer.from('s');
  throw error;
}
