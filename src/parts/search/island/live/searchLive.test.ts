// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveAnswer, LiveResult } from '../../../../shared/search/liveAnswer.ts';
import type { SearchProps } from '../../searchProps.ts';

const PROPS: SearchProps = {
  live: '/live/?s=QUERY_STRING',
  all: '/search/QUERY_STRING/',
  hasPictures: true,
  words: {
    found: {
      one: 'You got %s result. Please press Tab to select it.',
      other: 'You got %s results. Please press Tab to select one.',
    },
    none: 'No results',
    failed: 'Failed',
    retry: 'Again',
    all: 'See all %s results',
    suggestion: 'Did you mean “%s”?',
  },
};

interface Asked {
  url: string;
  signal: AbortSignal;
  answer(answer: Partial<LiveAnswer> | number): Promise<void>;
  fail(): Promise<void>;
}

let asked: Asked[];
let listeners: AbortController;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject, resolve } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason));
    asked.push({
      url,
      signal,
      async answer(answer) {
        resolve(
          typeof answer === 'number'
            ? new Response('', { status: answer })
            : Response.json({ total: answer.results?.length ?? 0, results: [], ...answer }),
        );
        await vi.advanceTimersByTimeAsync(1000);
      },
      async fail() {
        reject(new TypeError('Failed to fetch'));
        await vi.advanceTimersByTimeAsync(1000);
      },
    });
    return promise;
  });
  document.body.innerHTML = '<div><form><input type="search"><button>Go</button></form></div><p>Elsewhere</p>';
  const { searchLive } = await import('./searchLive.ts');
  listeners = new AbortController();
  searchLive(get('form'), PROPS, listeners.signal);
});
afterEach(() => {
  listeners.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function get<E extends HTMLElement = HTMLFormElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}
const input = () => get<HTMLInputElement>('input');
const said = () => get('[role=status]').textContent;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.r-live a')];
const result = (title: string): LiveResult => ({ title: [title], url: `/${title}/`, kind: 'Journey' });
const press = (target: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

/** Types, and waits for the debounce. */
async function write(words: string, ms = 200): Promise<Asked | undefined> {
  input().value = words;
  input().dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(ms);
  return asked.at(-1);
}

test('requests 200 ms after the last key, from the first letter on, and never for an empty field', async () => {
  await write('d', 199);
  await write('du', 199);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await write('   ');
  expect(asked.map(({ url }) => url)).toEqual(['/live/?s=du']);
});

test.each([
  [0, 'No results'],
  [1, 'You got 1 result. Please press Tab to select it.'],
  [2, 'You got 2 results. Please press Tab to select one.'],
])('announces %i results with the spec’s message', async (count, words) => {
  const results = Array.from({ length: count }, (_, number) => result(`tour-${number}`));
  await (await write('tour'))?.answer({ results });
  expect(said()).toBe(words);
  expect(links().map(({ pathname }) => pathname)).toEqual(results.map(({ url }) => url));
  expect(document.querySelector('[role=listbox], [role=combobox], [aria-activedescendant]')).toBeNull();
});

test('marks a result in another language than the page', async () => {
  const other = { ...result('one'), kind: 'Voyage', language: { lang: 'en', dir: 'ltr' as const } };
  await (await write('tour'))?.answer({ results: [other] });
  expect(document.querySelector('.r-live [lang=en]')?.textContent).toBe('one');
  expect(document.querySelector('.r-live__kind')?.closest('[lang]')?.getAttribute('lang') ?? null).toBeNull();
});

test('links to all results where there are more than shown', async () => {
  await (await write('a & b/$&'))?.answer({ total: 41, results: [result('one')] });
  expect(links().at(-1)?.getAttribute('href')).toBe('/search/a%20%26%20b%20%24%26/');
  expect(links().at(-1)?.textContent).toBe('See all 41 results');
});

test('aborts earlier requests, and ignores late responses', async () => {
  const first = await write('du');
  const second = await write('dun');
  expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false]);
  await second?.answer({ results: [result('new')] });
  await first?.answer({ results: [result('old')] });
  expect(links().map(({ pathname }) => pathname)).toEqual(['/new/']);
  expect(history.length).toBe(1);
});

test('requests the same words once', async () => {
  await (await write('tea'))?.answer({ results: [result('tea')] });
  await (await write('teas'))?.answer({});
  await write('tea');
  expect(asked).toHaveLength(2);
  expect(links()).toHaveLength(1);
});

test('shows a pending state after 150 ms', async () => {
  const one = await write('tea');
  const isPending = () => get('.r-live').hasAttribute('data-pending');
  await vi.advanceTimersByTimeAsync(149);
  expect(isPending()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isPending()).toBe(true);
  await one?.answer({});
  expect(isPending()).toBe(false);
});

test('shows an error, with a retry button', async () => {
  await (await write('tea'))?.answer(500);
  expect(said()).toBe('Failed');
  get('.r-live button').click();
  await vi.advanceTimersByTimeAsync(0);
  await asked.at(-1)?.fail();
  expect(said()).toBe('Failed');
  get('.r-live button').click();
  await vi.advanceTimersByTimeAsync(0);
  await asked.at(-1)?.answer({ results: [result('tea')] });
  expect(links()).toHaveLength(1);
});

test('marks matches, and inserts responses as text only', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  await (await write('x'))?.answer({
    results: [{ title: ['', hostile, ' & '], text: [hostile], url: '/x/', kind: hostile }],
    suggestion: hostile,
  });
  expect(get('mark').textContent).toBe(hostile);
  expect(document.querySelector('img')).toBeNull();
});

test('shows pictures with their size, and none where they are off', async () => {
  const picture = { src: '/media/a.webp', width: 320, height: 213 };
  await (await write('x'))?.answer({ results: [{ ...result('x'), picture }] });
  expect(get('img').outerHTML).toContain('height="213" src="/media/a.webp" width="320"');
});

test('searches a suggestion at once', async () => {
  await (await write('merzuoga'))?.answer({ suggestion: 'merzouga' });
  get('.r-live button').click();
  await vi.advanceTimersByTimeAsync(200);
  expect([input().value, asked.at(-1)?.url]).toEqual(['merzouga', '/live/?s=merzouga']);
});

test('arrow keys move through results and back; other keys do nothing', async () => {
  await (await write('tea'))?.answer({ results: [result('one'), result('two')] });
  const [one, two] = links();
  input().focus();
  for (const next of [one, two]) {
    press(document.activeElement as Element, 'ArrowDown');
    expect(document.activeElement).toBe(next);
  }
  expect(press(two as Element, 'ArrowDown').defaultPrevented).toBe(false);
  press(two as Element, 'ArrowUp');
  press(one as Element, 'ArrowUp');
  expect(document.activeElement).toBe(input());
  expect(press(input(), 'Tab').defaultPrevented).toBe(false);
});

test('stays open while focus is in it, and closes on Esc and on a click elsewhere', async () => {
  await (await write('tea'))?.answer({ results: [result('one')] });
  links()[0]?.focus();
  input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(links()).toHaveLength(1);
  expect(press(links()[0] as Element, 'Escape').defaultPrevented).toBe(true);
  expect([links().length, document.activeElement === input(), said()]).toEqual([0, true, '']);
  await write('tea');
  expect(links()).toHaveLength(1);
  get('p:not(.r-live__status)').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(links()).toHaveLength(0);
});

test('counts words without results after two seconds without typing, without personal data', async () => {
  const sent = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon: sent });
  await (await write('camel'))?.answer({});
  await (await write('camel ride'))?.answer({});
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.mock.calls.map(([url]) => url)).toEqual(['/wp-json/rihla/v1/search-misses']);
  await (await write('me@example.com'))?.answer({});
  await (await write('tea'))?.answer({ results: [result('tea')] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveBeenCalledOnce();
});
