// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCopied, lastCopied, readCopied, writeCopied } from './copied.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a button writes to the clipboard and reads from it', async () => {
  const clipboard = { writeText: vi.fn(async () => undefined), readText: vi.fn(async () => 'from elsewhere') };
  vi.stubGlobal('navigator', { clipboard });
  await writeCopied('two blocks');
  expect(clipboard.writeText).toHaveBeenCalledWith('two blocks');
  expect(await readCopied()).toBe('from elsewhere');
});

test('where the browser refuses, what was copied is known here and in other documents of the site', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(), readText: () => Promise.reject() } });
  await writeCopied('two blocks');
  expect(await readCopied()).toBe('two blocks');
  expect(Object.values(localStorage)).toEqual(['two blocks']);
});

test('where storage is forbidden, this document still knows', () => {
  vi.stubGlobal('localStorage', undefined);
  keepCopied('a block');
  expect(lastCopied()).toBe('a block');
});
