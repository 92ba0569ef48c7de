import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { picture } from '../../../../tests/support/factories.ts';
import { type PictureWorker, startWorker, type WorkerLimits } from './startWorker.ts';
import { workerCommand } from './workerCommand.ts';

const MEGABYTE = 1024 * 1024;
const ENOUGH = { cpuMs: 60_000, timeMs: 300_000, memoryBytes: 1024 * MEGABYTE };

function startTestWorker(limits: Partial<WorkerLimits> = {}, entry = workerCommand().entry): PictureWorker {
  const worker = startWorker({ ...workerCommand(), entry }, { ...ENOUGH, ...limits });
  onTestFinished(() => worker.end());
  return worker;
}

describe('a picture worker', () => {
  let large: Buffer;
  beforeAll(async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
  });

  it('processes one picture after another', async () => {
    const worker = startTestWorker();
    for (const format of ['png', 'jpeg', 'gif'] as const) {
      const made = await worker.make(await picture({ width: 400 }, (image) => image[format]()), `Dunes.${format}`);
      expect(made).toMatchObject({ mimeType: `image/${format}`, width: 400 });
      expect((await sharp(made.renditions.avif320?.data).metadata()).width).toBe(320);
    }
    expect(worker.isUsable()).toBe(true);
  });

  it('has a lower priority than the server, and none of its environment', async () => {
    vi.stubEnv('SECRET', 'not for decoders');
    const worker = startTestWorker();
    expect(getPriority(worker.pid)).toBeGreaterThan(getPriority());
    await worker.make(await picture(), 'a.png');
    expect(readFileSync(`/proc/${worker.pid}/environ`, 'utf8')).not.toContain('not for decoders');
    vi.unstubAllEnvs();
  });

  it('says why it refuses a picture, and continues', async () => {
    const worker = startTestWorker();
    const html = Buffer.from('<!doctype html>');
    await expect(worker.make(html, 'a.jpg')).rejects.toMatchObject({ name: 'PictureError', status: 400 });
    await expect(worker.make(html, 'a.jpg')).rejects.toThrow('This file is not a picture the site can show.');
    expect((await worker.make(await picture(), 'a.png')).width).toBe(8);
  });

  it('is killed when a picture exceeds the wall-clock limit, which does not blame the picture', async () => {
    const worker = startTestWorker({ timeMs: 1 });
    await expect(worker.make(large, 'a.jpg')).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('The server was too busy to prepare this picture within 0.001 seconds'),
    });
    await worker.end();
    expect(isRunning(worker)).toBe(false);
  });

  it('is killed when a picture exceeds the processor time limit', async () => {
    const worker = startTestWorker({ cpuMs: 300 });
    await expect(worker.make(large, 'a.jpg')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('This picture takes longer than 0.3 seconds to prepare'),
    });
    await worker.end();
    expect(isRunning(worker)).toBe(false);
    expect(worker.isUsable()).toBe(false);
  });

  it('is killed when a picture exceeds the memory limit', async () => {
    const worker = startTestWorker({ memoryBytes: 100 * MEGABYTE });
    await expect(worker.make(large, 'a.jpg')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('This picture needs more than 100 MB of memory'),
    });
    await worker.end();
    expect(isRunning(worker)).toBe(false);
  });

  it('is reported as ended when the system kills it', async () => {
    const worker = startTestWorker();
    const made = worker.make(large, 'a.jpg');
    process.kill(worker.pid as number, 'SIGKILL');
    await expect(made).rejects.toMatchObject({ status: 503, message: expect.stringContaining('SIGKILL') });
    expect(worker.isUsable()).toBe(false);
  });

  it('is reported when it could not be started', async () => {
    const worker = startTestWorker({}, '/dev/null');
    await expect(worker.make(large, 'a.jpg')).rejects.toMatchObject({ status: 503 });
  });

  it('is not reused when it keeps much memory', async () => {
    const input = await picture();
    for (const [megabytes, isUsable] of [
      [1024, true],
      [120, false],
    ] as const) {
      const worker = startTestWorker({ memoryBytes: megabytes * MEGABYTE });
      await worker.make(input, 'a.png');
      expect(worker.isUsable()).toBe(isUsable);
    }
  });

  it('ignores signals to its process group, which are for the server', async () => {
    const worker = startTestWorker();
    // It listens once it has processed one.
    await worker.make(await picture(), 'a.png');
    const made = worker.make(await sharp(large).resize(700).jpeg().toBuffer(), 'a.jpg');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(worker.pid as number, signal);
    expect((await made).width).toBe(700);
  });
});

function isRunning({ pid }: PictureWorker): boolean {
  try {
    return process.kill(pid as number, 0);
  } catch {
    return false;
  }
}
