import { beforeEach, expect, test, vi } from 'vitest';
import { type FromPreview, PREVIEW_CHANNEL, type ToPreview } from '../../../shared/preview/messages.ts';
import { createLink, type LinkState } from './createLink.ts';

type Said<M> = M extends unknown ? Omit<M, 'channel'> : never;

const post = vi.fn<(message: ToPreview) => void>();
const onShown = vi.fn();
let states: LinkState[];
let typed: string;

beforeEach(() => {
  vi.clearAllMocks();
  states = [];
  typed = 'a';
});

function link() {
  const made = createLink({
    document: { kind: 'collection', slug: 'pages', id: '7' },
    values: () => ({ title: typed }),
    post,
    onChange: (state) => states.push(state),
    onShown,
  });
  const say = (message: Said<FromPreview>) => made.receive({ channel: PREVIEW_CHANNEL, ...message } as FromPreview);
  return { ...made, say };
}

const sent = () => post.mock.calls.map(([message]) => message);

test('sends the values at once to a page that has opened: it was rendered from stored data', () => {
  link().say({ type: 'ready' });
  expect(sent()).toEqual([
    expect.objectContaining({ type: 'show', revision: 1, document: { kind: 'collection', slug: 'pages', id: '7' } }),
  ]);
});

test('sends changes made before the page was ready once, in their last state', () => {
  const { say, send } = link();
  send();
  typed = 'ab';
  send();
  expect(sent()).toEqual([]);
  say({ type: 'ready' });
  expect(sent()).toEqual([expect.objectContaining({ revision: 3, data: { title: 'ab' } })]);
});

test('sends nothing twice to a page that reports ready twice', () => {
  const { say } = link();
  say({ type: 'ready' });
  say({ type: 'ready' });
  expect(sent()).toHaveLength(1);
});

test('reports a failure once, and clears it with the next shown state', () => {
  const { say, send } = link();
  say({ type: 'ready' });
  for (const revision of [1, 2, 3]) {
    send();
    say({ type: 'failed', revision, why: 'network' });
  }
  say({ type: 'shown', revision: 4 });
  expect(states.map(({ failure }) => failure)).toEqual([undefined, 'network', undefined]);
});

test('ignores a failure of an older state than the shown one', () => {
  const { say } = link();
  say({ type: 'ready' });
  say({ type: 'shown', revision: 2 });
  say({ type: 'failed', revision: 1, why: 'server' });
  expect(states.at(-1)?.failure).toBeUndefined();
});

test('sends nothing to a lost page until the next one is ready', () => {
  const { lose, say, send } = link();
  say({ type: 'ready' });
  lose('signed-out');
  send();
  expect([sent().length, states.at(-1)]).toEqual([1, { isReady: false, failure: 'signed-out' }]);
  say({ type: 'ready' });
  expect([sent().length, states.at(-1)]).toEqual([2, { isReady: true, failure: undefined }]);
});

test('ignores messages of another version', () => {
  const { receive } = link();
  receive({ channel: 'rihla-preview/0', type: 'ready' } as never);
  receive({ type: 'payload-live-preview', ready: true } as never);
  expect(states).toEqual([]);
});
