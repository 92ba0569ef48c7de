// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyScript } from './lazyScript.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test('a script that cannot be fetched leaves the page as it is, and its component comes once it can', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('Failed to load chunk'))
    .mockResolvedValue({ default: () => <p>Comments</p> });
  const Comments = lazyScript(load);
  const host = document.createElement('div');
  await act(async () =>
    createRoot(host).render(
      <>
        <p>Typed text</p>
        <Suspense>
          <Comments />
        </Suspense>
      </>,
    ),
  );
  expect(host.textContent).toBe('Typed text');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(host.textContent).toBe('Typed textComments');
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
