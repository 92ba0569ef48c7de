// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAllowed } from '../../../browser/frames/allowedProviders.ts';
import { partOf, showPlaceholder } from '../../../browser/frames/testing.ts';
import { type FakeYoutube, fakeYoutube } from '../../video/player/testing.ts';
import { mount, type VideoPlaylistIslandProps } from './VideoPlaylistIsland.ts';
import { addWatched, readWatched, WATCHED_KEY } from './watchedFilms.ts';

const ENDED = 0;

const youtube = (id: string, title: string) => ({
  id,
  provider: 'youtube' as const,
  player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  page: `https://www.youtube.com/watch?v=${id}`,
  title,
  start: 0,
});
const VIMEO = {
  id: '76979871',
  provider: 'vimeo' as const,
  player: 'https://player.vimeo.com/video/76979871?autoplay=1',
  page: 'https://vimeo.com/76979871',
  title: 'Palms',
  start: 0,
};
const FILMS = [youtube('aaaaaaaaaaa', 'Snow'), youtube('bbbbbbbbbbb', 'Wells'), VIMEO];
const WORDS = { failed: 'f', notice: 'n', always: 'a', page: 'p' };

let root: HTMLElement;
let end: (() => void) | undefined;
let fake: FakeYoutube;

function wake(props: Partial<VideoPlaylistIslandProps> = {}): void {
  root = showPlaceholder();
  partOf(root, '.r-frame__stage').insertAdjacentHTML(
    'afterend',
    '<p class="r-frame__notice" data-words="notice">From YouTube</p><a class="r-frame__page" href="/">At</a>',
  );
  const rows = FILMS.map(
    ({ page, title }) =>
      `<a class="r-playlist__film" href="${page}"><i class="r-playlist__thumb"><i></i></i>${title}<b class="r-playlist__watched" hidden>Watched</b></a>`,
  );
  partOf(root, '.r-frame').insertAdjacentHTML('afterend', rows.join(''));
  end = mount(root, {
    name: 'water',
    isAutoNext: true,
    films: FILMS,
    words: { play: 'Play: {title}', services: { youtube: WORDS, vimeo: { ...WORDS, notice: 'From Vimeo' } } },
    ...props,
  });
}
const links = () => [...root.querySelectorAll<HTMLAnchorElement>('.r-playlist__film')];
const current = () => links().map((link) => link.getAttribute('aria-current') === 'true');
const watched = () => links().map((link) => !partOf(link, '.r-playlist__watched').hidden);
const frame = () => root.querySelector('iframe');
const follow = (index: number) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  links()[index]?.dispatchEvent(event);
  // Until the click has been painted.
  vi.advanceTimersByTime(50);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, '', '/films/');
  Element.prototype.scrollIntoView = vi.fn();
  fake = fakeYoutube();
});

afterEach(() => {
  end?.();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a listed video plays in the one player, and is in the URL', () => {
  wake();
  expect(current()).toEqual([true, false, false]);
  expect(follow(1).defaultPrevented).toBe(true);
  expect(current()).toEqual([false, true, false]);
  expect(new URL(frame()?.src ?? '').pathname).toBe('/embed/bbbbbbbbbbb');
  expect(location.search).toBe('?playlist=water&video=bbbbbbbbbbb');
  expect(partOf(root, '.r-frame__open').getAttribute('aria-label')).toBe('Play: Wells');
  follow(0);
  expect(root.querySelectorAll('iframe')).toHaveLength(1);
  expect(location.search).toBe('?playlist=water&video=aaaaaaaaaaa');
});

test('the next one starts when one has ended, which is marked as watched, also on the next visit', () => {
  wake();
  partOf(root, '.r-frame__open').click();
  fake.speak('onReady');
  fake.speak('onStateChange', ENDED);
  expect(watched()).toEqual([true, false, false]);
  expect(current()).toEqual([false, true, false]);
  expect(new URL(frame()?.src ?? '').pathname).toBe('/embed/bbbbbbbbbbb');
  end?.();
  document.body.replaceChildren();
  wake();
  expect(watched()).toEqual([true, false, false]);
});

test('the next one waits for consent, with its notice, when its service is not allowed', () => {
  wake();
  follow(1);
  fake.speak('onStateChange', ENDED);
  expect(current()).toEqual([false, false, true]);
  expect(frame()).toBeNull();
  expect(partOf(root, '.r-frame__notice').textContent).toBe('From Vimeo');
  expect(partOf(root, '.r-frame__page').getAttribute('href')).toBe(VIMEO.page);
  expect(partOf(root, '.r-frame__open').getAttribute('aria-label')).toBe('Play: Palms');
  expect(partOf(root, '.r-frame__cover, .r-frame').dataset.state).toBe('idle');
});

test('and starts when it is always allowed', () => {
  setAllowed('vimeo', true);
  wake();
  follow(1);
  fake.speak('onStateChange', ENDED);
  expect(frame()?.src).toContain('player.vimeo.com');
});

test('does not continue when switched off, nor after the last', () => {
  wake({ isAutoNext: false });
  follow(0);
  fake.speak('onStateChange', ENDED);
  expect(current()).toEqual([true, false, false]);
  expect(readWatched()).toEqual(['aaaaaaaaaaa']);
});

test('a URL shows its video without playing it', () => {
  history.replaceState(null, '', '/films/?playlist=water&video=bbbbbbbbbbb');
  wake();
  expect(current()).toEqual([false, true, false]);
  expect(frame()).toBeNull();
});

test.each(['?playlist=other&video=bbbbbbbbbbb', '?playlist=water&video=evil', '?video=bbbbbbbbbbb'])(
  'a URL that names none of them changes nothing: %s',
  (search) => {
    history.replaceState(null, '', `/films/${search}`);
    wake();
    expect(current()).toEqual([true, false, false]);
  },
);

test('arrows, Home and End move through the list', () => {
  wake();
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  links()[0]?.focus();
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['End', 2],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['Home', 0],
  ] as const) {
    press(key);
    expect(document.activeElement).toBe(links()[place]);
  }
});

test('a click with a modifier key is left to the browser', () => {
  wake();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  links()[1]?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(frame()).toBeNull();
});

test('damaged storage is ignored, and storage is limited', () => {
  localStorage.setItem(WATCHED_KEY, '{"a":1}');
  expect(readWatched()).toEqual([]);
  for (let id = 0; id < 250; id += 1) addWatched(String(id));
  expect(readWatched()).toHaveLength(200);
  expect(readWatched().at(-1)).toBe('249');
});
