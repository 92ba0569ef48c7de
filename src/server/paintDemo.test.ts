import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../tests/support/testDatabase.ts';
import { openTestPayload } from '../../tests/support/testPayload.ts';
import { countUnpainted } from '../demo/paintPictures.ts';
import { reservePictures } from '../demo/reservePictures.ts';
import { paintDemo } from './paintDemo.ts';

const folder = mkdtempSync(join(tmpdir(), 'rihla-drawn-'));
const file = join(folder, 'drawn.jpg');

beforeAll(async () => {
  const sketch = sharp({ create: { width: 24, height: 16, channels: 3, background: '#a52' } });
  writeFileSync(file, await sketch.jpeg().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.stubEnv('NO_DEMO', '');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => void vi.unstubAllEnvs());

describeEachDatabase('demo pictures, drawn in the background', (db) => {
  test('are made by one of several processes, and reported', async () => {
    const ids = await reservePictures(db.payload);
    const isShared = db.payload.db.name === 'postgres';
    const other = isShared ? await openTestPayload({ dataDir: db.dataDir, databaseUrl: db.databaseUrl }) : undefined;
    const draw = vi.fn(async () => file);
    const start = vi.fn(() => ({ draw, end: vi.fn() }));
    await Promise.all([db.payload, other].map((payload) => payload && paintDemo(payload, '/', start).done));
    await paintDemo(db.payload, '/', start).done;
    expect(start).toHaveBeenCalledOnce();
    expect(draw).toHaveBeenCalledTimes(ids.size);
    expect(process.stdout.write).toHaveBeenCalledWith(expect.stringMatching(/^ {2}All pictures of the demo are there/));
    await other?.destroy();
    // Timeout for the demo's pictures, three times.
  }, 60_000);

  test('are left to the next start when the process stops, or drawing fails', async () => {
    const { size } = await reservePictures(db.payload);
    const logged = vi.spyOn(db.payload.logger, 'error').mockReturnValue();
    const draw = vi.fn(() => Promise.reject(new Error('killed')));
    const end = vi.fn();
    const painting = paintDemo(db.payload, '/', () => ({ draw, end }));
    await painting.stop();
    await painting.done;
    expect(logged).not.toHaveBeenCalled();
    await paintDemo(db.payload, '/', () => ({ draw, end })).done;
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ msg: expect.stringContaining('next start goes on') }),
    );
    expect(end).toHaveBeenCalled();
    expect(await countUnpainted(db.payload)).toBe(size);
  });

  test('are not drawn without a demo', async () => {
    await reservePictures(db.payload);
    vi.stubEnv('NO_DEMO', '1');
    const start = vi.fn();
    await paintDemo(db.payload, '/', start).done;
    expect(start).not.toHaveBeenCalled();
  });
});
