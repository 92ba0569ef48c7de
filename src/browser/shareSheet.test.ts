import { afterEach, expect, test, vi } from 'vitest';
import { hasShareSheet, openShareSheet } from './shareSheet.ts';

const DATA = { title: 'Dunes', url: 'https://example.com/dunes/' };

const share = (): Promise<void> => Promise.resolve();

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['no share', {}, false],
  ['no check', { share }, true],
  ['a check that agrees', { share, canShare: () => true }, true],
  ['a check that refuses', { share, canShare: () => false }, false],
])('a device with %s', (_, device, has) => {
  vi.stubGlobal('navigator', device);
  expect(hasShareSheet(DATA)).toBe(has);
});

test.each([
  ['shared', () => Promise.resolve()],
  ['called off', () => Promise.reject(new DOMException('Cancelled', 'AbortError'))],
  // Pressed twice: the sheet of the first press is still open.
  ['called off', () => Promise.reject(new DOMException('Busy', 'InvalidStateError'))],
  ['missing', () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))],
  ['missing', () => Promise.reject(new TypeError('Nothing to share'))],
])('%s', async (outcome, answer) => {
  const ask = vi.fn<() => Promise<void>>(answer);
  vi.stubGlobal('navigator', { share: ask });
  expect(await openShareSheet(DATA)).toBe(outcome);
  expect(ask).toHaveBeenCalledExactlyOnceWith(DATA);
});
