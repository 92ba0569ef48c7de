import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onContentChange, type Touched } from '../../shared/changes/contentEvents.ts';
import { watchDays } from './watchDays.ts';

const heard: Touched[] = [];
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-04-09T23:59:30Z') });
  heard.length = 0;
  stops = [watchDays(), onContentChange(({ touched }) => void heard.push(touched))];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

test('a new day invalidates the pages that depend on its date, once', () => {
  vi.advanceTimersByTime(20_000);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([['day:2027-04-10']]);
});

test('missed days are reported together, and after many everything is invalidated', () => {
  vi.setSystemTime(new Date('2027-04-12T03:00:00Z'));
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual([['day:2027-04-10', 'day:2027-04-11', 'day:2027-04-12']]);
  vi.setSystemTime(new Date('2027-08-12T03:00:00Z'));
  vi.advanceTimersByTime(10_000);
  expect(heard[1]).toBe('everything');
});

test('a clock set back invalidates nothing', () => {
  vi.setSystemTime(new Date('2027-04-01T00:00:00Z'));
  vi.advanceTimersByTime(30_000);
  expect(heard).toEqual([]);
});

test('it can be stopped', () => {
  for (const stop of stops.splice(0, 1)) stop();
  vi.advanceTimersByTime(86_400_000);
  expect(heard).toEqual([]);
});
