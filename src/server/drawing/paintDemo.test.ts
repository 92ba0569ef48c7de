import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { scenes } from '../../../demo/artwork/index.ts';
import type { Scene } from '../../../demo/artwork/types.ts';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { keepFewScenes } from '../../../tests/support/fewScenes.ts';
import { openTestPayload } from '../../../tests/support/testPayload.ts';
import { countUnpainted } from '../../demo/countUnpainted.ts';
import { reservePictures } from '../../demo/reservePictures.ts';
import { paintDemo, RETRY_PAUSES_MS } from './paintDemo.ts';

const SITE = { firstSite: 'demo', root: '/' } as const;
const folder = mkdtempSync(join(tmpdir(), 'rihla-drawn-'));
const file = join(folder, 'drawn.jpg');

keepFewScenes(5);
beforeAll(async () => {
  const sketch = sharp({ create: { width: 24, height: 16, channels: 3, background: '#a52' } });
  writeFileSync(file, await sketch.jpeg().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describeEachDatabaseInTurn('demo pictures, drawn in the background', (db) => {
  test('are made by one of several processes, and reported', async () => {
    const ids = await reservePictures(db.payload);
    const isShared = db.payload.db.name === 'postgres';
    const other = isShared ? await openTestPayload({ dataDir: db.dataDir, databaseUrl: db.databaseUrl }) : undefined;
    const draw = vi.fn(async () => file);
    const start = vi.fn(() => ({ draw, end: vi.fn() }));
    await Promise.all([db.payload, other].map((payload) => payload && paintDemo(payload, SITE, start).done));
    await paintDemo(db.payload, SITE, start).done;
    expect(start).toHaveBeenCalledOnce();
    expect(draw).toHaveBeenCalledTimes(ids.size);
    expect(process.stdout.write).toHaveBeenCalledWith(expect.stringMatching(/^ {2}All pictures of the demo are there/));
    await other?.destroy();
    // Timeout for the demo's pictures, three times.
  }, 60_000);

  test('wait for the next start when the process stops, also in a pause', async () => {
    const { size } = await reservePictures(db.payload);
    const warned = vi.spyOn(db.payload.logger, 'warn').mockReturnValue();
    const draw = vi.fn(() => Promise.reject(new Error('killed')));
    const end = vi.fn();
    const painting = paintDemo(db.payload, SITE, () => ({ draw, end }));
    await painting.stop();
    await painting.done;
    expect(warned).not.toHaveBeenCalled();
    const failing = paintDemo(db.payload, SITE, () => ({ draw, end }));
    await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), 20_000);
    await failing.stop();
    await failing.done;
    expect(warned).toHaveBeenCalledOnce();
    expect(end).toHaveBeenCalled();
    expect(await countUnpainted(db.payload)).toBe(size);
  });

  test('continue after a failed one, which is retried with growing pauses, then by the next start', async () => {
    const { size } = await reservePictures(db.payload);
    const warned = vi.spyOn(db.payload.logger, 'warn').mockReturnValue();
    const ends = vi.fn();
    const draw = vi.fn(async ({ key }: Scene) => {
      if (key === scenes[0]?.key) throw new Error('killed');
      return file;
    });
    const start = vi.fn(() => ({ draw, end: ends }));
    const attempts = (count: number) => vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(count), 50_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const painting = paintDemo(db.payload, SITE, start);
    await attempts(1);
    expect(await countUnpainted(db.payload)).toBe(1);
    expect(draw).toHaveBeenCalledTimes(size);
    for (const [index, pauseMs] of RETRY_PAUSES_MS.entries()) {
      expect(warned).toHaveBeenLastCalledWith({
        failed: [{ title: scenes[0]?.title, reason: 'killed' }],
        msg: expect.stringContaining(`again in ${pauseMs / 60_000} min`),
      });
      await vi.advanceTimersByTimeAsync(pauseMs);
      await attempts(index + 2);
    }
    await painting.done;
    expect(draw).toHaveBeenCalledTimes(size + RETRY_PAUSES_MS.length);
    expect(warned).toHaveBeenLastCalledWith(
      expect.objectContaining({ msg: expect.stringContaining('next start goes on') }),
    );
    // A process that failed is not asked again.
    expect(ends.mock.calls.length).toBeGreaterThanOrEqual(1 + RETRY_PAUSES_MS.length);
  }, 120_000);

  test('are not requested without the demo', async () => {
    await reservePictures(db.payload);
    const start = vi.fn();
    await paintDemo(db.payload, { ...SITE, firstSite: 'small' }, start).done;
    expect(start).not.toHaveBeenCalled();
  });
});
