import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ALL_MEMORY } from '../load/budgets.ts';
import { residentBytes } from '../load/memory.ts';
import { movingPicture, paintNoise } from '../support/factories.ts';
import { IS_LONG } from '../support/long.ts';
import { claimSite, type Staff } from '../support/requests/staff.ts';
import { fileForm, upload } from '../support/requests/uploads.ts';
import { childrenOf, isRunning } from '../support/servers/children.ts';
import { type Site, startSite } from '../support/servers/site.ts';

/** Maximum latency of readiness or a stored picture beside an upload, in ms. */
const MAX_WAIT_MS = 1_000;
const UPLOADS = IS_LONG ? 30 : 4;

let site: Site;
let staff: Staff;
let dataDir: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rihla-pictures-'));
  site = await startSite({ dataDir, env: { NO_DEMO: 'empty' } });
  onTestFinished(async () => {
    await site.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  staff = await claimSite(site);
});

it('readiness and stored pictures are not delayed by image processing', async () => {
  const { sizes, url } = await upload(staff);
  const stored = `${site.origin}/media/${sizes?.avif640?.filename}`;
  expect(url).toContain('/dunes-');

  let isDone = false;
  const hostile = Promise.all([
    staff('POST', '/media', fileForm(await noisyAnimation(260, 300), 'hostile.gif')),
    staff('POST', '/media', fileForm(await noisyAnimation(140, 500), 'long.gif')),
    staff('POST', '/media', fileForm(await photograph(), 'large.jpg')),
  ]).finally(() => {
    isDone = true;
  });
  const answers: [status: number, isLate: boolean][] = [];
  while (!isDone || answers.length < 40) {
    const asked = performance.now();
    const [ready, picture] = await Promise.all([fetch(`${site.origin}/readyz`), fetch(stored)]);
    await Promise.all([ready.arrayBuffer(), picture.arrayBuffer()]);
    const isLate = performance.now() - asked > MAX_WAIT_MS;
    answers.push([ready.status, isLate], [picture.status, isLate]);
  }
  expect(answers.filter(([status, isLate]) => status !== 200 || isLate)).toEqual([]);

  const [refused, long, large] = await hostile;
  expect(refused?.status).toBe(400);
  expect(await refused?.text()).toContain('This picture has 260 frames; the limit is 150.');
  expect([long?.status, large?.status]).toEqual([201, 201]);
});

it('the memory of uploads is released', async () => {
  const bytes = await photograph();
  const pid = site.process.pid as number;
  for (let count = 0; count < UPLOADS; count += 2) {
    const both = [1, 2].map(() => staff('POST', '/media', fileForm(bytes, 'large.jpg')));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201]);
  }
  expect(childrenOf(pid).length).toBeLessThanOrEqual(2);
  await vi.waitUntil(() => childrenOf(pid).length === 0, 30_000);
  expect(residentBytes(pid)).toBeLessThanOrEqual(ALL_MEMORY);
});

it.each(['SIGKILL', 'SIGTERM'] as const)('%s leaves no process and no file of image processing', async (signal) => {
  const upload = staff('POST', '/media', fileForm(await noisyAnimation(140, 500), 'long.gif')).catch(() => undefined);
  const pid = site.process.pid as number;
  const children = await vi.waitUntil(() => nonEmpty(childrenOf(pid)), 30_000);
  await site.stop(signal);
  await vi.waitUntil(() => !children.some(isRunning), 10_000);
  await upload;
  if (signal === 'SIGKILL') expect(readdirSync(join(dataDir, 'media'))).toEqual([]);
});

it('an upload whose process is killed is refused with the reason, and the next one works', async () => {
  const refused = staff('POST', '/media', fileForm(await noisyAnimation(140, 500), 'long.gif'));
  const pid = site.process.pid as number;
  const [child] = await vi.waitUntil(() => nonEmpty(childrenOf(pid)), 30_000);
  process.kill(child as number, 'SIGKILL');
  expect((await refused).status).toBe(503);
  expect(await (await refused).text()).toContain('The picture could not be prepared');
  expect((await upload(staff)).width).toBe(1000);
});

function nonEmpty<T>(list: T[]): T[] | undefined {
  return list.length ? list : undefined;
}

/** A GIF of noise in few colours. */
function noisyAnimation(frames: number, side: number): Promise<Buffer> {
  const size = { frames, width: side, height: side };
  return movingPicture(size, (image) => image.gif({ effort: 1, colours: 8, dither: 0 }), paintNoise);
}

/** A photograph of 24 megapixels. */
function photograph(): Promise<Buffer> {
  const create = { width: 6000, height: 4000, channels: 3, background: '#888' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 12 } } })
    .jpeg()
    .toBuffer();
}
