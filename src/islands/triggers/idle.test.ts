// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idle } from './idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stubIdleCallback() {
  const request = vi.fn((_callback: () => void, _options: IdleRequestOptions) => 7);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  return { request, cancel };
}

test('fires when the browser rests', () => {
  const { request } = stubIdleCallback();
  const start = vi.fn();
  idle(start, '', document.body, vi.fn());
  expect(start).not.toHaveBeenCalled();
  request.mock.calls[0]?.[0]();
  expect(start).toHaveBeenCalledOnce();
});

test('has a latest moment, which the value can set', () => {
  const { request } = stubIdleCallback();
  idle(vi.fn(), '', document.body, vi.fn());
  idle(vi.fn(), '500', document.body, vi.fn());
  expect(request.mock.calls.map(([, options]) => options.timeout)).toEqual([2000, 500]);
});

test('takes its request back', () => {
  const { cancel } = stubIdleCallback();
  idle(vi.fn(), '', document.body, vi.fn())();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('waits a moment in a browser without idle callbacks', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const start = vi.fn();
  idle(start, '', document.body, vi.fn());
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(start).toHaveBeenCalledOnce();

  idle(start, '', document.body, vi.fn())();
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
});
