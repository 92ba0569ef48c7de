import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWriteQueue } from './writeQueue.ts';

describe('createWriteQueue', () => {
  it('gives a free lock at once', async () => {
    const queue = createWriteQueue();
    const release = await queue.acquire();
    expect(queue.length).toBe(1);
    release();
    expect(queue.length).toBe(0);
  });

  it('makes the second caller wait until the first releases', async () => {
    const queue = createWriteQueue();
    const releaseFirst = await queue.acquire();
    let entered = false;
    const second = queue.acquire().then((release) => {
      entered = true;
      return release;
    });
    await turn();
    expect(entered).toBe(false);
    releaseFirst();
    (await second)();
    expect(entered).toBe(true);
  });

  it('ignores a second release of the same lock', async () => {
    const queue = createWriteQueue();
    const first = await queue.acquire();
    first();
    first();
    const second = await queue.acquire();
    expect(queue.length).toBe(1);
    second();
  });

  it('rejects after the time-out, with an actionable error message', async () => {
    const queue = createWriteQueue(20);
    const release = await queue.acquire();
    await expect(queue.acquire()).rejects.toThrow(
      'The database was busy with other changes for 0.02 s. Nothing was saved; save again.',
    );
    release();
  });

  it("frees a timed-out caller's slot only after the holder has released", async () => {
    const queue = createWriteQueue(20);
    const release = await queue.acquire();
    await expect(queue.acquire()).rejects.toThrow('busy');
    const third = queue.acquire();
    let entered = false;
    void third.then(() => {
      entered = true;
    });
    await turn();
    expect(entered).toBe(false);
    release();
    (await third)();
    expect(queue.length).toBe(0);
  });

  it('is first in, first out and exclusive, even when callers fail', async () => {
    const work = fc.array(fc.record({ turns: fc.nat(4), fails: fc.boolean() }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(work, async (tasks) => {
        const queue = createWriteQueue();
        const order: number[] = [];
        let inside = 0;
        await Promise.allSettled(
          tasks.map(async ({ turns, fails }, index) => {
            const release = await queue.acquire();
            try {
              inside += 1;
              expect(inside).toBe(1);
              order.push(index);
              for (let count = 0; count < turns; count += 1) await turn();
              if (fails) throw new Error('the work failed');
            } finally {
              inside -= 1;
              release();
            }
          }),
        );
        expect(order).toEqual(tasks.map((_, index) => index));
        expect(queue.length).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
