import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Forbidden } from 'payload';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { describeDatabase, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import {
  buildMedia,
  buildPage,
  buildUser,
  movingPicture,
  picture,
  uploadedFile,
} from '../../../tests/support/factories.ts';
import type { Media } from '../payload-types.ts';
import { diedError } from './pool/errors.ts';
import { picturePool } from './pool/picturePool.ts';
import { JPEG_WIDTHS, WIDTHS } from './sizes.ts';

describeDatabase('an uploaded picture', (db) => {
  it('is stored in every width and format, under a name with a hash of its content', async () => {
    const data = await picture({ width: 2000, height: 1000 }, (image) => image.jpeg());
    const media = await buildMedia(db.payload, {}, uploadedFile(data, 'Erg Chigaga (été).JPG', 'image/jpeg'));
    expect(media).toMatchObject({ width: 2000, height: 1000, mimeType: 'image/jpeg' });
    expect(media.filename).toMatch(/^erg-chigaga-ete-[0-9a-f]{10}\.jpg$/);
    expect(media.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    const expected = [
      ...WIDTHS.map((width) => [`avif${width}`, width, 'image/avif']),
      ...WIDTHS.map((width) => [`webp${width}`, width, 'image/webp']),
      ...JPEG_WIDTHS.map((width) => [`jpeg${width}`, width, 'image/jpeg']),
    ];
    const sizes = Object.entries(media.sizes ?? {}).map(([name, size]) => [name, size?.width, size?.mimeType]);
    expect(sizes.sort()).toEqual(expected.sort());
    for (const size of Object.values(media.sizes ?? {})) {
      const { width, height, format } = await sharp(stored(db, size?.filename)).metadata();
      expect({ width, height }).toEqual({ width: size?.width, height: size?.height });
      expect(size?.mimeType).toBe(format === 'heif' ? 'image/avif' : `image/${format}`);
    }
  });

  it('must be a file: a URL, which the server would fetch (SSRF), is refused', async () => {
    const user = await buildUser(db.payload, 'author');
    const data = { alt: 'Dunes', filename: 'dunes.png', url: 'http://127.0.0.1:9/dunes.png' };
    const asked = db.payload.create({ collection: 'media', data: data as never, user, overrideAccess: false });
    await expect(asked).rejects.toMatchObject({ name: 'MissingFile', status: 400 });
  });

  it('is never enlarged', async () => {
    const media = await buildMedia(
      db.payload,
      {},
      uploadedFile(await picture({ width: 500, height: 300 }), 'small.png', 'image/png'),
    );
    expect(new Set(Object.values(media.sizes ?? {}).map((size) => size?.width))).toEqual(new Set([320, 480, 500]));
  });

  it('can be uploaded twice, each time with files of its own', async () => {
    const first = await buildMedia(db.payload);
    const second = await buildMedia(db.payload);
    expect(second.filename).not.toBe(first.filename);
    await db.payload.delete({ collection: 'media', id: first.id });
    expect(filesOf(second).filter((file) => !existsSync(stored(db, file)))).toEqual([]);
  });

  it('keeps the focal point', async () => {
    const { id } = await buildMedia(db.payload);
    const marked = await db.payload.update({ collection: 'media', id, data: { focalX: 20, focalY: 75 } });
    expect(marked).toMatchObject({ focalX: 20, focalY: 75 });
    expect(filesOf(marked).filter((file) => !existsSync(stored(db, file)))).toEqual([]);
  });

  it('gets a new name and leaves no file behind when it is replaced', async () => {
    const before = await buildMedia(db.payload);
    const file = uploadedFile(await picture({ colour: '#102030' }), 'dunes.png', 'image/png');
    const after = await db.payload.update({ collection: 'media', id: before.id, data: {}, file });
    expect(after.filename).not.toBe(before.filename);
    expect(after.placeholder).not.toBe(before.placeholder);
    expect(new Set(readdirSync(join(db.dataDir, 'media')))).toEqual(new Set(filesOf(after)));
  });

  it('is deleted with its files', async () => {
    const media = await buildMedia(db.payload);
    expect(readdirSync(join(db.dataDir, 'media'))).not.toEqual([]);
    await db.payload.delete({ collection: 'media', id: media.id });
    expect(readdirSync(join(db.dataDir, 'media'))).toEqual([]);
  });

  it('does not block other saves while its renditions are made', async () => {
    const data = await picture({ width: 1600, height: 1200 }, (image) => image.jpeg());
    const order: string[] = [];
    await Promise.all([
      buildMedia(db.payload, {}, uploadedFile(data, 'large.jpg', 'image/jpeg')).then(() => order.push('upload')),
      buildPage(db.payload).then(() => order.push('save')),
    ]);
    expect(order).toEqual(['save', 'upload']);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('has a row that describes its files: %s', async (format) => {
    const data = await picture({ width: 700, height: 500 }, (image) => image[format]());
    const media = await buildMedia(db.payload, {}, uploadedFile(data, 'dunes.bin', 'application/octet-stream'));
    const files = [media, ...Object.values(media.sizes ?? {})];
    for (const { filename, filesize, height, mimeType, width } of files) {
      expect(statSync(stored(db, filename)).size).toBe(filesize);
      const { info } = await sharp(stored(db, filename)).toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, `image/${info.format === 'heif' ? 'avif' : info.format}`]).toEqual([
        width,
        height,
        mimeType,
      ]);
    }
    expect(media.thumbnailURL).toBe(`/api/media/file/${media.sizes?.webp320?.filename}`);
    expect(media).toMatchObject({ focalX: 50, focalY: 50, mimeType: `image/${format}` });
  });

  it('stays animated, with still renditions', async () => {
    const moving = await movingPicture({ frames: 70, width: 600, height: 400 });
    const media = await buildMedia(db.payload, {}, uploadedFile(moving, 'camel.gif', 'image/gif'));
    expect(media).toMatchObject({ width: 600, height: 400, mimeType: 'image/gif' });
    expect((await sharp(stored(db, media.filename)).metadata()).pages).toBe(70);
    for (const { filename, height, width } of Object.values(media.sizes ?? {})) {
      const { pages = 1, ...size } = await sharp(stored(db, filename)).metadata();
      expect([pages, size.width, size.height]).toEqual([1, width, height]);
    }
  });

  it('is refused with the reason when it has too many frames', async () => {
    const moving = await movingPicture({ frames: 260, width: 30, height: 30 });
    await expect(buildMedia(db.payload, {}, uploadedFile(moving, 'camel.gif', 'image/gif'))).rejects.toMatchObject({
      status: 400,
      isPublic: true,
      message: expect.stringContaining('This picture has 260 frames; the limit is 150.'),
    });
    expect((await db.payload.count({ collection: 'media' })).totalDocs).toBe(0);
  });

  it('is not processed when its sender may not upload', async () => {
    const make = vi.spyOn(picturePool, 'make');
    const author = await buildUser(db.payload, 'author');
    const media = await buildMedia(db.payload);
    make.mockClear();
    const file = uploadedFile(await picture(), 'dunes.png', 'image/png');
    const asked = { collection: 'media', overrideAccess: false, file } as const;
    await expect(db.payload.create({ ...asked, data: { alt: 'Dunes' } as never })).rejects.toBeInstanceOf(Forbidden);
    await expect(db.payload.update({ ...asked, id: media.id, data: {}, user: author as never })).rejects.toBeInstanceOf(
      Forbidden,
    );
    expect(make).not.toHaveBeenCalled();
    await db.payload.create({ ...asked, data: { alt: 'Dunes' } as never, user: author as never });
    expect(make).toHaveBeenCalledOnce();
  });

  it('is refused with 503 when the worker process dies', async () => {
    vi.spyOn(picturePool, 'make').mockRejectedValueOnce(diedError('SIGKILL'));
    await expect(buildMedia(db.payload)).rejects.toMatchObject({
      status: 503,
      isPublic: true,
      message: expect.stringContaining('The picture could not be prepared'),
    });
    expect((await buildMedia(db.payload)).width).toBe(8);
  });

  it('is refused before anything is stored when it is no picture', async () => {
    const html = uploadedFile(Buffer.from('<html><script>alert(1)</script>'), 'photo.jpg', 'image/jpeg');
    await expect(buildMedia(db.payload, {}, html)).rejects.toMatchObject({
      status: 400,
      isPublic: true,
      message: 'This file is not a picture the site can show. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG.',
    });
    expect((await db.payload.count({ collection: 'media' })).totalDocs).toBe(0);
    expect(existsSync(join(db.dataDir, 'media')) ? readdirSync(join(db.dataDir, 'media')) : []).toEqual([]);
  });
});

function stored({ dataDir }: TestDatabase, filename: string | null | undefined): string {
  return join(dataDir, 'media', filename ?? 'missing');
}

function filesOf(media: Media): string[] {
  return [media.filename, ...Object.values(media.sizes ?? {}).map((size) => size?.filename)].map(
    (name) => name ?? 'missing',
  );
}
