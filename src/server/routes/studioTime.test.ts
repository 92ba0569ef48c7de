import type { ServerResponse } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { PERMIT_POOLS } from '../pipeline/permitPools.ts';
import { STRANGER_TIMEOUT_MS } from '../plugins/requestLimits.ts';
import { ABANDONED_WORK_MS, untilAnswered } from '../studio/untilAnswered.ts';
import { buildTestApp } from '../testSupport.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('hanging requests at the studio release their permit of the pool `strangers` after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const handled: ServerResponse[] = [];
  const app = await buildTestApp({
    studio: {
      ready: async () => undefined,
      close: async () => undefined,
      handle: (_, response) => {
        handled.push(response);
        return untilAnswered(response, new Promise(() => undefined));
      },
    },
  });
  onTestFinished(() => app.close());
  const ask = (number: number) =>
    app.inject({ url: '/admin/reset/x', remoteAddress: `203.0.113.${number}` }, () => undefined);
  const { total } = PERMIT_POOLS.strangers;
  for (let number = 0; number < total; number += 1) ask(number);
  await vi.waitFor(() => expect(handled).toHaveLength(total));
  await vi.advanceTimersByTimeAsync(STRANGER_TIMEOUT_MS);
  expect(handled.map(({ destroyed }) => destroyed)).toEqual(Array(total).fill(true));
  // Work of Next's goes on for no longer than it may after a client has left.
  await vi.advanceTimersByTimeAsync(ABANDONED_WORK_MS);
  ask(total);
  await vi.waitFor(() => expect(handled).toHaveLength(total + 1));
});
