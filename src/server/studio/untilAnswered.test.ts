import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { ABANDONED_WORK_MS, untilAnswered } from './untilAnswered.ts';

afterEach(() => vi.useRealTimers());

it('waits for the handler, and rethrows its error', async () => {
  await expect(untilAnswered(fakeResponse().response, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('a client that disconnects does not end the work', async () => {
  const { leave, response } = fakeResponse();
  const work = Promise.withResolvers<void>();
  const answered = settled(untilAnswered(response, work.promise));
  leave();
  expect(await answered.isSettled()).toBe(false);
  work.resolve();
  await answered.promise;
});

it.each(['after', 'before'])(
  'a response that is ended %s its client disconnects ends the work, though it never finishes',
  async (order) => {
    const { leave, response } = fakeResponse();
    const answered = untilAnswered(response, new Promise(() => undefined));
    if (order === 'after') leave();
    response.end();
    if (order === 'before') leave();
    await answered;
  },
);

it('work of a disconnected client releases its permit after a while', async () => {
  expect(ABANDONED_WORK_MS).toBeLessThanOrEqual(5_000);
  vi.useFakeTimers();
  const { leave, response } = fakeResponse();
  const answered = settled(untilAnswered(response, new Promise(() => undefined)));
  leave();
  await vi.advanceTimersByTimeAsync(ABANDONED_WORK_MS - 1);
  expect(await answered.isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await answered.promise;
});

function settled(promise: Promise<void>): { promise: Promise<void>; isSettled(): Promise<boolean> } {
  const open = Symbol('open');
  return { promise, isSettled: async () => (await Promise.race([promise, Promise.resolve(open)])) !== open };
}

function fakeResponse(): { response: ServerResponse; leave(): void } {
  const events = new EventEmitter();
  const response = Object.assign(events, {
    closed: false,
    writableEnded: false,
    end() {
      response.writableEnded = true;
      return response;
    },
  });
  return {
    response: response as unknown as ServerResponse,
    leave: () => {
      response.closed = true;
      response.emit('close');
    },
  };
}
