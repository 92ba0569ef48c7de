// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeIntersectionObserver, insertHtml } from '../testSupport.ts';
import { visible } from './visible.ts';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fires once when the element comes near the viewport', () => {
  const element = insertHtml('<div></div>');
  const start = vi.fn();
  visible(start, '', element, vi.fn());
  const observer = FakeIntersectionObserver.current;
  expect(observer.observed).toEqual([element]);
  expect(observer.options.rootMargin).toBe('200px');

  observer.notify(false);
  expect(start).not.toHaveBeenCalled();
  observer.notify(true);
  expect(start).toHaveBeenCalledOnce();
  expect(observer.observed).toEqual([]);
});

test('takes its margin from the value', () => {
  visible(vi.fn(), '10% 0px', insertHtml('<div></div>'), vi.fn());
  expect(FakeIntersectionObserver.current.options.rootMargin).toBe('10% 0px');
});

test('observes the marker’s children, since the marker has no box', () => {
  const element = insertHtml('<div><p></p><p></p></div>');
  visible(vi.fn(), '', element, vi.fn());
  expect(FakeIntersectionObserver.current.observed).toEqual([element, ...element.children]);
});

test('stops observing', () => {
  const start = vi.fn();
  visible(start, '', insertHtml('<div></div>'), vi.fn())();
  FakeIntersectionObserver.current.notify(true);
  expect(start).not.toHaveBeenCalled();
});
