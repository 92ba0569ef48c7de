import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scenes } from '../../demo/artwork/index.ts';
import { describeDatabase } from '../../tests/support/database/testDatabase.ts';
import { keepFewScenes } from '../../tests/support/fewScenes.ts';
import { costError } from '../cms/media/pool/errors.ts';
import { picturePool } from '../cms/media/pool/picturePool.ts';
import { countUnpainted } from './countUnpainted.ts';
import { paintPictures } from './paintPictures.ts';
import { PICTURE_SIZE, reservePictures } from './reservePictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'rihla-drawn-'));
const file = join(folder, 'drawn.jpg');
const log = vi.fn<(line: string) => void>();

keepFewScenes(9);
beforeAll(async () => {
  const sketch = sharp({ create: { width: 24, height: 16, channels: 3, background: '#a52' } });
  writeFileSync(file, await sketch.jpeg().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true }));

describeDatabase('the pictures of the demo', (db) => {
  test('get a row with their texts and size before they are drawn, once', async () => {
    const ids = await reservePictures(db.payload);
    expect(await reservePictures(db.payload)).toEqual(ids);
    expect(await countUnpainted(db.payload)).toBe(scenes.length);
    const [scene] = scenes;
    const row = await db.payload.findByID({ collection: 'media', id: ids.get(scene?.key ?? '') ?? 0 });
    expect(row).toMatchObject({ title: scene?.title, caption: scene?.caption, ...PICTURE_SIZE });
    expect(row.filename ?? null).toBeNull();
  });

  test('are drawn one after another, and resume after an interruption', async () => {
    await reservePictures(db.payload);
    const draw = vi.fn(async () => file);
    await paintPictures(db.payload, { draw, log, isStopping: () => draw.mock.calls.length >= 4 });
    expect(await countUnpainted(db.payload)).toBe(scenes.length - 4);
    await paintPictures(db.payload, { draw, log });
    expect(await countUnpainted(db.payload)).toBe(0);
    expect(draw).toHaveBeenCalledTimes(scenes.length);
    expect(log).toHaveBeenLastCalledWith(`7 of ${scenes.length} pictures of the demo are there`);
  });

  test('that an editor has deleted or replaced meanwhile are left alone', async () => {
    const ids = [...(await reservePictures(db.payload)).values()] as [number, number];
    await db.payload.delete({ collection: 'media', id: ids[0] });
    await db.payload.update({ collection: 'media', id: ids[1], data: { alt: 'Ours' }, filePath: file });
    const draw = vi.fn(async () => file);
    await paintPictures(db.payload, { draw, log });
    expect(draw).toHaveBeenCalledTimes(scenes.length - 2);
    expect(await db.payload.findByID({ collection: 'media', id: ids[1] })).toMatchObject({ alt: 'Ours' });
  });

  test('that fail do not stop the others, and are reported without upload advice', async () => {
    await reservePictures(db.payload);
    vi.spyOn(picturePool, 'make').mockRejectedValueOnce(costError(60_000));
    const failed = await paintPictures(db.payload, { draw: async () => file, log });
    expect(failed).toEqual([
      { title: scenes[0]?.title, reason: 'This picture takes longer than 60 seconds to prepare, so it was not saved.' },
    ]);
    expect(await countUnpainted(db.payload)).toBe(1);
  });
});
