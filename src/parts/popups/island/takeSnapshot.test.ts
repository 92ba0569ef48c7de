// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeMedia } from '../../../browser/testing.ts';
import { countVisit } from '../../../visitor/countVisit.ts';
import { takeSnapshot } from './takeSnapshot.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeMedia({ width: 1280 });
});

test('contains the counters', () => {
  countVisit();
  countVisit();
  expect(takeSnapshot(1)).toMatchObject({ pageViews: 2, sessions: 1, impressions: { count: 0, timestamps: [] } });
});

test.each(['getItem', 'setItem'] as const)('counts this page and session as the first where %s throws', (method) => {
  const refusal = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  countVisit();
  expect(takeSnapshot(1)).toMatchObject({ pageViews: 1, sessions: 1, sessionStart: expect.any(Number) });
  refusal.mockRestore();
});
