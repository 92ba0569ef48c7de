import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFolderStorage } from './folderStorage.ts';
import type { MediaStorage, StoredFile } from './mediaStorage.ts';

vi.mock('node:fs/promises', async (load) => {
  const original = await load<typeof import('node:fs/promises')>();
  return { ...original, open: vi.fn(original.open), rename: vi.fn(original.rename) };
});

const FILE = { name: 'dunes-0123456789.jpg', data: Buffer.from('picture'), mimeType: 'image/jpeg' };

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rihla-folder-'));
  folder = join(root, 'media');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

it.each([
  ['ENOSPC', 507, 'The disk is full: the picture was not saved. Make room on the server, then upload it again.'],
  ['EDQUOT', 507, 'The disk is full: the picture was not saved. Make room on the server, then upload it again.'],
  ['EROFS', 503, expect.stringContaining('the server may not write to')],
  ['EIO', 503, expect.stringContaining('its files could not be written (EIO)')],
])('leaves no partial file when writing fails with %s, and says why', async (code, status, message) => {
  await failWrites(code);
  await expect(createFolderStorage(folder).put(FILE)).rejects.toMatchObject({
    name: 'MediaStorageError',
    status,
    message,
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('reports when the folder itself cannot be created', async () => {
  writeFileSync(join(root, 'file'), '');
  const storage = createFolderStorage(join(root, 'file', 'media'));
  await expect(storage.put(FILE)).rejects.toThrow('its files could not be written (ENOTDIR)');
});

it('syncs a file to disk before renaming it', async () => {
  const order: string[] = [];
  const { open: realOpen, rename } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(open).mockImplementation(async (...args) => {
    const handle = await realOpen(...args);
    const sync = handle.sync.bind(handle);
    vi.spyOn(handle, 'sync').mockImplementation(async () => {
      order.push((await handle.stat()).isDirectory() ? 'folder synced' : 'file synced');
      await sync();
    });
    return handle;
  });
  const mocked = vi.mocked((await import('node:fs/promises')).rename);
  mocked.mockImplementation(async (from, to) => {
    order.push('renamed');
    await rename(from, to);
  });
  await createFolderStorage(folder).put(FILE);
  expect(order).toEqual(['file synced', 'renamed', 'folder synced']);
});

it('neither lists nor serves unfinished files, and discards them on demand', async () => {
  mkdirSync(folder);
  const unfinished = `.${FILE.name}.0a1b2c3d.part`;
  writeFileSync(join(folder, unfinished), 'pic');
  writeFileSync(join(folder, '.gitkeep'), '');
  const storage = createFolderStorage(folder);
  expect(await collect(storage)).toEqual([]);
  await storage.discardUnfinished();
  expect(readdirSync(folder)).toEqual(['.gitkeep']);
});

it('lists plain files only', async () => {
  mkdirSync(join(folder, 'lost+found'), { recursive: true });
  writeFileSync(join(folder, FILE.name), FILE.data);
  expect(await collect(createFolderStorage(folder))).toMatchObject([{ name: FILE.name, size: 7 }]);
});

it('fails to list an unreadable folder, rather than treat it as empty', async () => {
  writeFileSync(folder, '');
  await expect(collect(createFolderStorage(folder))).rejects.toThrow('ENOTDIR');
});

it('creates no folder before the first file', async () => {
  expect(await collect(createFolderStorage(folder))).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

async function collect(storage: MediaStorage): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list()) files.push(file);
  return files;
}

/** Makes every file opened for writing fail after the first bytes. */
async function failWrites(code: string): Promise<void> {
  const { open: realOpen } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(open).mockImplementation(async (...args): Promise<FileHandle> => {
    const handle = await realOpen(...args);
    vi.spyOn(handle, 'writeFile').mockImplementation(async (data) => {
      await handle.write((data as Buffer).subarray(0, 1));
      throw Object.assign(new Error(`${code}: write`), { code });
    });
    return handle;
  });
}
