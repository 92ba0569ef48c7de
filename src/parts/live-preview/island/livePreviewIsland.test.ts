// @vitest-environment jsdom
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../../../islands/testSupport.ts';
import { PREVIEW_CHANNEL } from '../../../shared/preview/messages.ts';
import { setVisited } from '../../../shared/preview/visited.ts';
import { mount } from './livePreviewIsland.ts';

const DOCUMENT = { kind: 'collection', slug: 'pages', id: '7' } as const;
const pageOf = (text: string) =>
  `<!doctype html><title>${text}</title><body><main><h1 data-block-id="h" data-text="text">${text}</h1></main></body>`;

let unmount: () => void;
const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  // jsdom has no CSS.escape; the names in these tests need no escaping.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('fetch', answer);
  vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  answer.mockReset();
  document.body.innerHTML = '<main><h1 data-block-id="h" data-text="text">Tea</h1></main>';
  unmount = mount();
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** Posts a message as the studio does; in a test the page is its own parent. */
function say(data: object, given: MessageEventInit = {}): void {
  const message = { channel: PREVIEW_CHANNEL, ...data };
  window.dispatchEvent(
    new MessageEvent('message', { data: message, origin: location.origin, source: window, ...given }),
  );
}

const show = (revision: number, text?: object) => say({ type: 'show', revision, document: DOCUMENT, data: {}, text });
const told = () => vi.mocked(window.postMessage).mock.calls.map(([message]) => message);
const asked = (call = 0) => JSON.parse(String(gunzipSync(answer.mock.calls[call]?.[1].body as ArrayBuffer)));
const heading = () => document.querySelector('h1') as HTMLElement;

test('a page announces that it is ready, on load and on request', () => {
  say({ type: 'hello' });
  expect(told()).toEqual([
    { ready: true, type: 'payload-live-preview' },
    { channel: PREVIEW_CHANNEL, type: 'ready' },
    { channel: PREVIEW_CHANNEL, type: 'ready' },
  ]);
});

test('shows the server’s rendering of the values, and reports its revision', async () => {
  const standing = heading();
  answer.mockResolvedValue(new Response(pageOf('Salt')));
  say({ type: 'show', revision: 4, document: DOCUMENT, data: { title: 'Salt' } });
  await vi.waitFor(() => expect(told()).toContainEqual({ channel: PREVIEW_CHANNEL, type: 'shown', revision: 4 }));
  expect([heading().textContent, document.title, heading() === standing]).toEqual(['Salt', 'Salt', true]);
  expect(answer.mock.calls[0]?.[0]).toBe('/preview/render');
  expect(asked()).toEqual({ ...DOCUMENT, data: { title: 'Salt' } });
});

test('sends the difference since the last rendering, and all values when the server requests them', async () => {
  const drawn = (name: string) => new Response(pageOf('Salt'), { headers: { 'x-preview-state': name } });
  answer.mockResolvedValueOnce(drawn('one')).mockResolvedValueOnce(drawn('two'));
  answer.mockResolvedValueOnce(new Response('', { status: 409 })).mockResolvedValueOnce(drawn('three'));
  for (const [index, title] of ['Tea', 'Teas', 'Teams'].entries()) {
    say({ type: 'show', revision: index + 1, document: DOCUMENT, data: { title } });
    await vi.waitFor(() =>
      expect(told()).toContainEqual({ channel: PREVIEW_CHANNEL, type: 'shown', revision: index + 1 }),
    );
  }
  expect([0, 1, 2, 3].map(asked)).toEqual([
    { ...DOCUMENT, data: { title: 'Tea' } },
    { ...DOCUMENT, base: 'one', difference: { start: 13, end: 2, text: 's' } },
    { ...DOCUMENT, base: 'two', difference: { start: 13, end: 3, text: 'm' } },
    { ...DOCUMENT, data: { title: 'Teams' } },
  ]);
});

test('includes the state of listings', async () => {
  history.replaceState(null, '', '/preview/pages/7/?e-filter-a-places=desert');
  answer.mockResolvedValue(new Response(pageOf('Salt')));
  show(1);
  await vi.waitFor(() => expect(told()).toContainEqual({ channel: PREVIEW_CHANNEL, type: 'shown', revision: 1 }));
  expect(asked()).toEqual({ ...DOCUMENT, query: 'e-filter-a-places=desert', data: {} });
  history.replaceState(null, '', '/');
});

test('links and forms of listings work without leaving the page', () => {
  document.body.innerHTML = `<div data-listing-filter="a"><a href="/tours/?e-filter-a-places=sea">Sea</a>
    <form data-filter-form="terms"><input type="checkbox"><button>Show</button></form></div><p><a href="/away/">Away</a></p>`;
  const acts: boolean[] = [];
  for (const type of ['click', 'submit'])
    document.addEventListener(type, ({ defaultPrevented }) => acts.push(!defaultPrevented), { once: true });
  const leaves = (selector: string, type = 'click') =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  expect([leaves('[data-listing-filter] a'), leaves('form', 'submit'), acts]).toEqual([false, false, [true, true]]);
  expect([leaves('input'), leaves('p a')]).toEqual([true, false]);
  // Tried as a visitor, the page's own scripts get the press; the studio holds what would leave.
  setVisited(document, true);
  const held: boolean[] = [];
  const look = (event: Event) => {
    held.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  leaves('p a');
  expect(held).toEqual([false]);
  setVisited(document, false);
});

test('shows a text before the server responds', async () => {
  answer.mockReturnValue(new Promise(() => undefined));
  show(1, { blockId: 'h', field: 'text', before: 'Tea', after: 'Tea!' });
  expect(heading().textContent).toBe('Tea!');
});

test.each([
  [401, 'signed-out'],
  [404, 'gone'],
  [500, 'server'],
  [503, 'busy'],
])('status %i leaves the page unchanged, and is reported', async (status, why) => {
  answer.mockResolvedValue(new Response('', { status }));
  show(2);
  await vi.waitFor(() => expect(told()).toContainEqual({ channel: PREVIEW_CHANNEL, type: 'failed', revision: 2, why }));
  expect(heading().textContent).toBe('Tea');
});

test('a network error is reported too, and the next change is rendered', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response(pageOf('Salt')));
  show(1);
  show(2);
  await vi.waitFor(() => expect(heading().textContent).toBe('Salt'));
  expect(told().slice(2)).toEqual([
    { channel: PREVIEW_CHANNEL, type: 'failed', revision: 1, why: 'network' },
    { channel: PREVIEW_CHANNEL, type: 'shown', revision: 2 },
  ]);
});

test('globals, which have no canvas, are rendered from Payload’s own preview messages', async () => {
  answer.mockResolvedValue(new Response(pageOf('Salt')));
  say({ channel: undefined, type: 'payload-live-preview', globalSlug: 'theme', data: { accent: 'red' } });
  await vi.waitFor(() => expect(heading().textContent).toBe('Salt'));
  expect(asked()).toMatchObject({ kind: 'global', slug: 'theme', id: '' });
  expect(told()).toHaveLength(2);
});

test('the console shows why a page of globals is not updated', async () => {
  const takeErrors = expectConsole('error');
  answer.mockResolvedValue(new Response('', { status: 500 }));
  say({ channel: undefined, type: 'payload-live-preview', globalSlug: 'theme', data: {} });
  await vi.waitFor(() => expect(takeErrors()).toHaveLength(1));
});

test('ignores messages of other origins', () => {
  say({ type: 'show', revision: 1, document: DOCUMENT, data: {} }, { origin: 'https://evil.example' });
  say({ type: 'show', revision: 1, document: DOCUMENT, data: {} }, { source: null });
  say({ channel: 'rihla-preview/0', type: 'show', revision: 1, document: DOCUMENT, data: {} });
  expect(answer).not.toHaveBeenCalled();
});
