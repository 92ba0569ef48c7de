import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AcquireAborted, createFairSemaphore, QueueFull, type Release } from './fairSemaphore.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const LIMITS = { total: 2, perClient: 1, queuedPerClient: 3, queuedTotal: 5 };

test('clients take turns, however many acquisitions one of them has queued', async () => {
  const semaphore = createFairSemaphore({ ...LIMITS, total: 1 });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (client: string) =>
    semaphore.run(client, () => {
      order.push(client);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = ['a', 'a', 'a', 'b', 'c'].map(work);
  for (let each = 0; each < all.length; each += 1) {
    await turn();
    ends[each]?.();
  }
  await Promise.all(all);
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a']);
});

test('max-min fairness: of the clients that wait, the one that holds fewest permits is next', async () => {
  const semaphore = createFairSemaphore({ total: 4, perClient: 3, queuedPerClient: 9, queuedTotal: 30 });
  const order: string[] = [];
  const held: Release[] = [];
  const ask = (client: string): void =>
    void semaphore.acquire(client).then((release) => {
      order.push(client);
      held.push(release);
    });
  for (const client of ['a', 'a', 'a', 'b', 'a', 'a', 'c', 'd']) ask(client);
  await turn();
  expect(order.splice(0)).toEqual(['a', 'a', 'a', 'b']);
  // The first client in the queue already holds three.
  for (let each = 0; each < 4; each += 1) {
    held.shift()?.();
    await turn();
  }
  expect(order).toEqual(['c', 'd', 'a', 'a']);
});

test('a client holds no more permits than its limit, and leaves the others free', async () => {
  const semaphore = createFairSemaphore(LIMITS);
  await semaphore.acquire('a');
  let isGiven = false;
  semaphore.acquire('a').then(() => {
    isGiven = true;
  });
  await semaphore.acquire('b');
  await turn();
  expect(isGiven).toBe(false);
  expect(semaphore.size).toEqual({ held: 2, queued: 1 });
});

test('a full queue refuses immediately, and reports whether it is the client’s own', async () => {
  const semaphore = createFairSemaphore({ ...LIMITS, total: 1, queuedTotal: 4 });
  await semaphore.acquire('a');
  for (let each = 0; each < 3; each += 1) semaphore.acquire('a');
  await expect(semaphore.acquire('a')).rejects.toMatchObject({ isOwn: true });
  semaphore.acquire('b');
  await expect(semaphore.acquire('b')).rejects.toMatchObject({ isOwn: false });
  await expect(semaphore.acquire('b')).rejects.toBeInstanceOf(QueueFull);
});

test('an abort while queued starts no work, and an abort while working keeps the permit', async () => {
  const semaphore = createFairSemaphore({ ...LIMITS, total: 1 });
  const working = new AbortController();
  const release = await semaphore.acquire('a', working.signal);
  const waiting = new AbortController();
  const left = semaphore.acquire('b', waiting.signal);
  working.abort();
  waiting.abort();
  await expect(left).rejects.toBeInstanceOf(AcquireAborted);
  expect(semaphore.size).toEqual({ held: 1, queued: 0 });
  release();
  release();
  expect(semaphore.size).toEqual({ held: 0, queued: 0 });
});

test('random acquires, releases and aborts never exceed a limit, idle a free permit, or lose a waiter', async () => {
  const step = fc.record({
    act: fc.constantFrom('acquire', 'release', 'leave'),
    client: fc.constantFrom('a', 'b', 'c'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const semaphore = createFairSemaphore(LIMITS);
      const held: { client: string; release: Release }[] = [];
      const waiting = new Map<AbortController, string>();
      for (const { act, client } of steps) {
        if (act === 'acquire') {
          const leaving = new AbortController();
          waiting.set(leaving, client);
          semaphore
            .acquire(client, leaving.signal)
            .then(
              (release) => held.push({ client, release }),
              () => undefined,
            )
            .finally(() => waiting.delete(leaving));
        } else if (act === 'release') held.shift()?.release();
        else [...waiting].find(([, owner]) => owner === client)?.[0].abort();
        await turn();
        const counts = new Map<string, number>();
        for (const each of held) counts.set(each.client, (counts.get(each.client) ?? 0) + 1);
        expect(semaphore.size).toEqual({ held: held.length, queued: waiting.size });
        expect(held.length).toBeLessThanOrEqual(LIMITS.total);
        for (const count of counts.values()) expect(count).toBeLessThanOrEqual(LIMITS.perClient);
        if (held.length < LIMITS.total)
          for (const owner of waiting.values()) expect(counts.get(owner) ?? 0).toBe(LIMITS.perClient);
      }
      while (held.length > 0) {
        held.shift()?.release();
        await turn();
      }
      expect(semaphore.size).toEqual({ held: 0, queued: 0 });
    }),
    { numRuns: 60 },
  );
});
