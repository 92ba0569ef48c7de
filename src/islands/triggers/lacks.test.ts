// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { parseTriggers } from '../parseTriggers.ts';
import { lacks } from './lacks.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['knows', true, 0],
  ['does not know', false, 1],
])('in a browser that %s the declaration', (_, isKnown, times) => {
  const supports = vi.fn(() => isKnown);
  vi.stubGlobal('CSS', { supports });
  const start = vi.fn();
  const [trigger] = parseTriggers('lacks(animation-timeline: scroll())');
  lacks(start, trigger?.value ?? '', document.body, () => undefined)();
  expect(supports).toHaveBeenCalledExactlyOnceWith('animation-timeline: scroll()');
  expect([trigger?.name, start.mock.calls.length]).toEqual(['lacks', times]);
});
