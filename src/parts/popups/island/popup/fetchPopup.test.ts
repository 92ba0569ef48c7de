// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetch = vi.fn<(url: string) => Promise<Response>>();
const FRAGMENT = { html: '<dialog></dialog>', css: [], settings: { title: 'Guide' } };
const load = async () => (await import('./fetchPopup.ts')).fetchPopup;

beforeEach(() => {
  vi.resetModules();
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

test('a failed request is retried the next time', async () => {
  const fetchPopup = await load();
  fetch.mockResolvedValueOnce(new Response('{}', { status: 404 }));
  await expect(fetchPopup(7)).rejects.toThrow('Popup 7 is not there (404). Is it published?');
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchPopup(7)).rejects.toThrow('Failed to fetch');
  fetch.mockResolvedValueOnce(Response.json(FRAGMENT));
  await expect(fetchPopup(7)).resolves.toEqual(FRAGMENT);
});

test('a successful request is made once, also for concurrent calls', async () => {
  const fetchPopup = await load();
  fetch.mockImplementation(async () => Response.json(FRAGMENT));
  await Promise.all([fetchPopup(7), fetchPopup(7)]);
  await fetchPopup(7);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/wp-json/rihla/v1/popups/7/');
});
