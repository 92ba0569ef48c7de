// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFonts } from './fetchFonts.ts';

const NARROW = '(width <= 767px)';
const read = vi.fn(async () => new Blob());
const ask = vi.fn(async () => ({ blob: read }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '' || media === NARROW }));
  document.head.innerHTML = `<link as="image" href="/a.avif" media="(width > 767px)" rel="preload">
    <link as="font" href="/display.woff2" media="(width > 767px)" rel="preload">
    <link as="font" href="/text.woff2" media="(width > 767px)" rel="preload">`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('fetchFonts', () => {
  test('waits for the load event, then fetches every font completely', async () => {
    fetchFonts();
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();

    dispatchEvent(new Event('load'));
    expect(ask).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(ask.mock.calls).toEqual([['http://localhost:3000/display.woff2'], ['http://localhost:3000/text.woff2']]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('also works when the page has already loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    fetchFonts();
    expect(ask).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test.each([NARROW, ''])('skips fonts that were preloaded for "%s"', async (media) => {
    for (const link of document.querySelectorAll('link')) link.media = media;
    fetchFonts();
    dispatchEvent(new Event('load'));
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
  });

  test('ignores network errors', async () => {
    ask.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
    fetchFonts();
    dispatchEvent(new Event('load'));
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
