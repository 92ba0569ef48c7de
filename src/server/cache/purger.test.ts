import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emitContentChange } from '../../shared/changes/contentEvents.ts';
import { createFaultLog } from '../faults/faultLog.ts';
import { createPurger, type Purger } from './purger.ts';

const URLS = ['http://one/purge', 'http://two/purge'];

describe('createPurger', () => {
  const log = { error: vi.fn(), info: vi.fn() };
  const send = vi.fn<(url: string, headers: Record<string, string>) => Promise<void>>();
  let purger: Purger;
  const keysSent = (url = URLS[0]) =>
    send.mock.calls.filter(([to]) => to === url).map(([, headers]) => headers['surrogate-key']);

  beforeEach(async () => {
    vi.clearAllMocks();
    vi.useFakeTimers();
    send.mockResolvedValue();
    purger = createPurger({ urls: URLS, secret: 'walnuts-below-toubkal' }, { faults: createFaultLog(log), send });
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    purger.close();
    vi.useRealTimers();
  });

  test('soft-purges everything at the start, with the secret, on all caches', () => {
    const headers = { authorization: 'Bearer walnuts-below-toubkal', 'surrogate-key': 'all', 'soft-purge': '1' };
    expect(send.mock.calls).toEqual(URLS.map((url) => [url, headers]));
  });

  test('purges the tags of a change at once, and again for responses that were in flight', async () => {
    send.mockClear();
    emitContentChange({ touched: ['posts:1', 'any:posts'] });
    await vi.advanceTimersByTimeAsync(0);
    expect(keysSent()).toEqual(['unknown posts:1 any:posts']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(keysSent()).toEqual(['unknown posts:1 any:posts', 'unknown posts:1 any:posts']);
    expect(keysSent(URLS[1])).toEqual(keysSent());
  });

  test('hard-purges withdrawn content', async () => {
    send.mockClear();
    emitContentChange({ touched: ['posts:1', 'any:posts'], withdrawn: ['posts:1'] });
    await vi.advanceTimersByTimeAsync(0);
    const [first, second] = send.mock.calls.filter(([to]) => to === URLS[0]).map(([, headers]) => headers);
    expect(first).toMatchObject({ 'surrogate-key': 'unknown posts:1' });
    expect(first).not.toHaveProperty('soft-purge');
    expect(second).toMatchObject({ 'soft-purge': '1' });
  });

  test('retries a failing cache with everything that came meanwhile, while the others go on', async () => {
    send.mockClear();
    send.mockImplementation(async (url) => {
      if (url === URLS[0]) throw new Error('refused');
    });
    emitContentChange({ touched: ['posts:1'] });
    await vi.advanceTimersByTimeAsync(10);
    emitContentChange({ touched: ['posts:2'] });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(keysSent(URLS[1])).toContain('unknown posts:2');
    expect(log.error).toHaveBeenCalledTimes(1);
    send.mockClear();
    send.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keysSent()).toEqual(['unknown posts:1 posts:2']);
    expect(log.info).toHaveBeenCalledWith({ fault: URLS[0] }, 'The shared cache takes purges again.');
  });

  test('purges everything instead of single keys when too many wait', async () => {
    send.mockRejectedValue(new Error('refused'));
    for (let number = 0; number < 3_000; number += 1) emitContentChange({ touched: [`posts:${number}`] });
    await vi.advanceTimersByTimeAsync(20_000);
    send.mockReset();
    send.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(keysSent()).toEqual(['all']);
  });
});
