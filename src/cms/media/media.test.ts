import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildMedia, buildPage, picture, uploadedFile } from '../../../tests/support/factories.ts';
import { describeEachDatabase, type TestDatabase } from '../../../tests/support/testDatabase.ts';
import type { Media } from '../payload-types.ts';
import { JPEG_WIDTHS, WIDTHS } from './sizes.ts';

describeEachDatabase('an uploaded picture', (db) => {
  it('is stored in every width and format, under a name made of its content', async () => {
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

  it('has no renditions wider than itself', async () => {
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

  it('keeps the point that an editor marked as its centre', async () => {
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

  it('takes its files with it when it is deleted', async () => {
    const media = await buildMedia(db.payload);
    expect(readdirSync(join(db.dataDir, 'media'))).not.toEqual([]);
    await db.payload.delete({ collection: 'media', id: media.id });
    expect(readdirSync(join(db.dataDir, 'media'))).toEqual([]);
  });

  it('keeps nobody waiting who saves while its renditions are made', async () => {
    const data = await picture({ width: 1600, height: 1200 }, (image) => image.jpeg());
    const order: string[] = [];
    await Promise.all([
      buildMedia(db.payload, {}, uploadedFile(data, 'large.jpg', 'image/jpeg')).then(() => order.push('upload')),
      buildPage(db.payload).then(() => order.push('save')),
    ]);
    expect(order).toEqual(['save', 'upload']);
  });

  it('is refused before anything is stored when it is not a picture', async () => {
    const html = uploadedFile(Buffer.from('<html><script>alert(1)</script>'), 'photo.jpg', 'image/jpeg');
    await expect(buildMedia(db.payload, {}, html)).rejects.toMatchObject({
      status: 400,
      isPublic: true,
      message: 'This file is not a picture the site can show. Upload a JPEG, PNG, WebP, AVIF or GIF.',
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
