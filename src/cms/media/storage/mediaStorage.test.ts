import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3 } from '../../../../tests/support/providers/s3Server.ts';
import { createBucketStorage } from './bucketStorage.ts';
import { createFolderStorage } from './folderStorage.ts';
import type { MediaStorage, StoredFile } from './mediaStorage.ts';

const root = mkdtempSync(join(tmpdir(), 'rihla-media-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true });
});

describe.each([
  ['folder', () => createFolderStorage(mkdtempSync(join(root, 'media-')))],
  ['bucket', () => createBucketStorage(s3.settings, 'this-site')],
])('media in a %s', (_kind, create) => {
  let storage: MediaStorage;
  beforeEach(async () => {
    storage = create();
    for await (const { name } of storage.list()) await storage.remove(name);
    for await (const { name } of storage.orphans.list()) await storage.orphans.remove(name);
  });

  it('is empty at first', async () => {
    expect(await collect(storage.list())).toEqual([]);
    expect(await collect(storage.orphans.list())).toEqual([]);
  });

  it.each(['dunes-0123456789.jpg', 'مراكش-0123456789.jpg', 'été-0123456789-320x240.avif'])(
    'stores %s',
    async (name) => {
      const data = Buffer.from('the picture');
      await storage.put({ name, data, mimeType: 'image/avif' });
      const file = await storage.open(name);
      expect(file).toMatchObject({ size: data.length });
      expect(file && (await buffer(file.body))).toEqual(data);
      expect(await collect(storage.list())).toMatchObject([{ name, size: data.length, modified: expect.any(Date) }]);
      await storage.remove(name);
      expect(await storage.open(name)).toBeUndefined();
    },
  );

  it('detects the MIME type of a file', async () => {
    await put(storage, 'dunes-0123456789.avif');
    const file = await storage.open('dunes-0123456789.avif');
    file?.body.destroy();
    expect(file?.mimeType).toBe('image/avif');
  });

  it('returns no file for an unknown name, and deleting it does nothing', async () => {
    expect(await storage.open('none-0123456789.jpg')).toBeUndefined();
    await storage.remove('none-0123456789.jpg');
    expect(await storage.orphans.add('none-0123456789.jpg')).toBe(false);
  });

  it.each(['dunes-0123456789.jpg', 'مراكش-0123456789.jpg'])('moves %s to the orphans and back', async (name) => {
    await put(storage, name);
    const before = Date.now();
    expect(await storage.orphans.add(name)).toBe(true);
    expect(await storage.open(name)).toBeUndefined();
    expect(await collect(storage.list())).toEqual([]);
    const [orphan] = await collect(storage.orphans.list());
    expect(orphan?.name).toBe(name);
    // A bucket's clock has a resolution of seconds.
    expect(orphan?.modified.getTime()).toBeGreaterThan(before - 1000);
    await storage.orphans.restore(name);
    expect(await collect(storage.orphans.list())).toEqual([]);
    const file = await storage.open(name);
    expect(file && (await buffer(file.body))).toEqual(Buffer.from(name));
  });
});

async function put(storage: MediaStorage, name: string): Promise<void> {
  await storage.put({ name, data: Buffer.from(name), mimeType: 'image/avif' });
}

async function collect(files: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const all: StoredFile[] = [];
  for await (const file of files) all.push(file);
  return all;
}
