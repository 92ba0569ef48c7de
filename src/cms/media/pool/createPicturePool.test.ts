import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MadePicture } from '../madePicture.ts';
import { createPicturePool, type PicturePool } from './createPicturePool.ts';
import type { PictureWorker } from './startWorker.ts';

/** A worker whose jobs the test completes. */
interface TestWorker extends PictureWorker {
  /** File names of its jobs. */
  asked: string[];
  finish(): void;
  die(): void;
  hasEnded: boolean;
}

const IDLE_MS = 10_000;
const INPUT = new Uint8Array(1);

describe('createPicturePool', () => {
  let workers: TestWorker[];
  let pool: PicturePool;
  let isOutOfMemory = false;
  const worker = (index: number): TestWorker => workers[index] as TestWorker;
  const settled = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    vi.useFakeTimers();
    workers = [];
    pool = createPicturePool({ start: startTestWorker, size: 2, maxWaiting: 2, idleMs: IDLE_MS });
  });
  afterEach(() => void vi.useRealTimers());

  function startTestWorker(): TestWorker {
    if (isOutOfMemory) throw new Error('spawn ENOMEM');
    let job: PromiseWithResolvers<MadePicture> | undefined;
    let isAlive = true;
    const made: TestWorker = {
      pid: workers.length,
      asked: [],
      hasEnded: false,
      make: (_input, name) => {
        made.asked.push(name);
        job = Promise.withResolvers<MadePicture>();
        return job.promise;
      },
      finish: () => job?.resolve({ name: made.asked.at(-1) } as MadePicture),
      die: () => {
        isAlive = false;
        job?.reject(new Error('gone'));
      },
      isUsable: () => isAlive,
      end: async () => {
        made.hasEnded = true;
        made.die();
      },
    };
    workers.push(made);
    return made;
  }

  it('starts no process before there is an upload, and no more than the maximum', async () => {
    expect(workers).toHaveLength(0);
    const uploads = ['a', 'b', 'c'].map((name) => pool.make(INPUT, name));
    await settled();
    expect(workers.map(({ asked }) => asked)).toEqual([['a'], ['b']]);
    worker(1).finish();
    await settled();
    expect(workers.map(({ asked }) => asked)).toEqual([['a'], ['b', 'c']]);
    for (const each of workers) each.finish();
    expect(await Promise.all(uploads)).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  });

  it('reuses an idle process, and ends it after the time-out', async () => {
    for (const name of ['a', 'b']) {
      const made = pool.make(INPUT, name);
      await settled();
      worker(0).finish();
      await made;
      await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
    }
    expect(workers).toHaveLength(1);
    expect(worker(0).hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker(0).hasEnded).toBe(true);
  });

  it('replaces a process that died, also for a queued upload', async () => {
    const uploads = ['a', 'b', 'c'].map((name) => pool.make(INPUT, name));
    const outcomes = Promise.allSettled(uploads);
    await settled();
    worker(0).die();
    await settled();
    expect(workers.map(({ asked }) => asked)).toEqual([['a'], ['b'], ['c']]);
    worker(1).finish();
    worker(2).finish();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    // Idle ones may die, too.
    worker(1).die();
    worker(2).die();
    const next = pool.make(INPUT, 'd');
    await settled();
    worker(3).finish();
    expect(await next).toEqual({ name: 'd' });
  });

  it('refuses uploads, also queued ones, when no process can be started', async () => {
    const outcomes = Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => pool.make(INPUT, name)));
    await settled();
    isOutOfMemory = true;
    worker(0).die();
    worker(1).die();
    const reasons = (await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason);
    expect(reasons.slice(2)).toEqual([
      expect.objectContaining({ status: 503, message: expect.stringContaining('ENOMEM') }),
      expect.objectContaining({ status: 503, message: expect.stringContaining('ENOMEM') }),
    ]);
    isOutOfMemory = false;
    const next = pool.make(INPUT, 'e');
    await settled();
    worker(2).finish();
    expect(await next).toEqual({ name: 'e' });
  });

  it('refuses an upload when the queue is full', async () => {
    const uploads = ['a', 'b', 'c', 'd'].map((name) => pool.make(INPUT, name));
    await expect(pool.make(INPUT, 'e')).rejects.toMatchObject({
      status: 503,
      message: 'Too many pictures are being uploaded at once, so this one was not saved. Try again in a minute.',
    });
    await settled();
    for (const each of workers) each.finish();
    await settled();
    for (const each of workers) each.finish();
    expect(await Promise.all(uploads)).toHaveLength(4);
  });

  it('ends all processes when it is closed', async () => {
    const uploads = Promise.allSettled(['a', 'b', 'c'].map((name) => pool.make(INPUT, name)));
    await settled();
    await pool.close();
    expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true, true]);
    expect((await uploads).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(pool.make(INPUT, 'd')).rejects.toMatchObject({ status: 503 });
    expect(workers).toHaveLength(2);
  });
});
