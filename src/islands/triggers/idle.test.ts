// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idle } from './idle.ts';

/** Notifies the page's paint observers. */
let paint: () => void;
const observe = vi.fn();
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  observe.mockReset();
  disconnect.mockReset();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: () => void) {
        paint = callback;
      }
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stubIdleCallback() {
  const request = vi.fn((_callback: () => void, _options: IdleRequestOptions) => 7);
  vi.stubGlobal('requestIdleCallback', request);
  return request;
}

test('fires when the page is painted and the browser is idle', () => {
  const request = stubIdleCallback();
  const start = vi.fn();
  idle(start, '', document.body, vi.fn());
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(request).not.toHaveBeenCalled();
  paint();
  expect(disconnect).toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
  request.mock.calls[0]?.[0]();
  expect(start).toHaveBeenCalledOnce();
});

test('does not compete for the network with a page that is still loading', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  idle(vi.fn(), '', document.body, vi.fn());
  expect(observe).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(observe).toHaveBeenCalledOnce();
});

test('has a timeout', () => {
  const request = stubIdleCallback();
  idle(vi.fn(), '', document.body, vi.fn());
  paint();
  expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
});

test('can be cancelled', () => {
  const request = stubIdleCallback();
  const start = vi.fn();
  const stop = idle(start, '', document.body, vi.fn());
  paint();
  stop();
  request.mock.calls[0]?.[0]();
  expect(start).not.toHaveBeenCalled();
});

test('fires by a timer in a browser without idle callbacks', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const start = vi.fn();
  idle(start, '', document.body, vi.fn());
  paint();
  expect(start).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
});
