import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFrameAddress } from '../../../shared/frames/providers.ts';
import { type FilmSettings, type HostedFilm, readFilm } from './readFilm.ts';
import { readTime, writeTime } from './readTime.ts';

const SITE = 'https://rihla.example';
const ID = 'abcDEF123-_';

const read = (address: unknown, settings?: FilmSettings) => readFilm(address, SITE, settings);
const player = (address: string, settings?: FilmSettings) => new URL((read(address, settings) as HostedFilm).player);

const youtubeId = fc.stringMatching(/^[\w-]{11}$/);
const after = fc.constantFrom('', '?si=aBc', '?feature=share&pp=x');

test('parses every form of a YouTube URL', () => {
  const form = fc.constantFrom(
    (id: string, tail: string) => `https://youtu.be/${id}${tail}`,
    (id: string, tail: string) => `https://www.youtube.com/shorts/${id}${tail}`,
    (id: string, tail: string) => `https://m.youtube.com/live/${id}${tail}`,
    (id: string, tail: string) => `https://youtube.com/embed/${id}${tail}`,
    (id: string, tail: string) => `https://www.youtube-nocookie.com/embed/${id}${tail}`,
    (id: string, tail: string) => `https://www.youtube.com/watch${tail ? `${tail}&` : '?'}v=${id}`,
  );
  fc.assert(
    fc.property(youtubeId, form, after, (id, write, tail) => {
      const film = read(` ${write(id, tail)} `) as HostedFilm;
      expect(film.page).toBe(`https://www.youtube.com/watch?v=${id}`);
      expect(new URL(film.player).pathname).toBe(`/embed/${id}`);
    }),
  );
});

test('parses every form of a Vimeo URL, an unlisted one with its hash', () => {
  const hash = fc.option(fc.stringMatching(/^[\da-f]{10}$/), { nil: undefined });
  const form = fc.constantFrom(
    (id: number, word?: string) => `https://vimeo.com/${id}${word ? `/${word}` : ''}`,
    (id: number, word?: string) => `https://player.vimeo.com/video/${id}${word ? `?h=${word}` : ''}`,
    (id: number, word?: string) => `https://vimeo.com/channels/staffpicks/${id}${word ? `?h=${word}` : ''}`,
  );
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 999_999_999_999 }), hash, form, (id, word, write) => {
      const film = read(write(id, word)) as HostedFilm;
      expect(film.page).toBe(`https://vimeo.com/${id}${word ? `/${word}` : ''}`);
      expect(new URL(film.player).searchParams.get('h')).toBe(word ?? null);
    }),
  );
});

test('for any input, the player’s URL belongs to the service, and nothing throws', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(fc.constantFrom('https://youtu.be/', 'https://vimeo.com/', '/'), fc.string())
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anything, anything, anything, (address, start, captions) => {
      const film = read(address, { start, captions });
      if (!film) return;
      if (film.kind === 'file') expect(film.address).toMatch(/^(?:\/(?!\/)|https:\/\/)/);
      else expect(isFrameAddress(film.kind, film.player)).toBe(true);
    }),
  );
});

describe('the player’s parameters', () => {
  test('are only those that the editor has set, without cookies', () => {
    const url = player(`https://youtu.be/${ID}`);
    expect(url.origin).toBe('https://www.youtube-nocookie.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      autoplay: '1',
      enablejsapi: '1',
      playsinline: '1',
      rel: '0',
    });
    expect(Object.fromEntries(player('https://vimeo.com/76979871').searchParams)).toEqual({
      autoplay: '1',
      playsinline: '1',
      dnt: '1',
    });
  });

  test('include start and end; the URL’s start time is the fallback', () => {
    expect(player(`https://youtu.be/${ID}?t=1m30s`).searchParams.get('start')).toBe('90');
    expect(player(`https://youtu.be/${ID}?t=90`, { start: '2:00', end: '2:30' }).search).toContain('start=120&end=150');
    expect(player('https://vimeo.com/76979871#t=75s').hash).toBe('#t=75s');
    expect(read(`https://youtu.be/${ID}`, { start: '2:00', end: '1:00' })).toMatchObject({
      start: 120,
      end: undefined,
    });
  });

  test('include sound, controls, captions and privacy', () => {
    const settings = { isMute: true, hasControls: false, captions: 'fr', isPrivate: false, hasRelated: true };
    const youtube = player(`https://youtu.be/${ID}`, settings);
    expect(youtube.origin).toBe('https://www.youtube.com');
    expect(Object.fromEntries(youtube.searchParams)).toEqual({
      autoplay: '1',
      enablejsapi: '1',
      playsinline: '1',
      mute: '1',
      controls: '0',
      cc_load_policy: '1',
      cc_lang_pref: 'fr',
    });
    expect(Object.fromEntries(player('https://vimeo.com/76979871', settings).searchParams)).toEqual({
      autoplay: '1',
      playsinline: '1',
      muted: '1',
      controls: '0',
      texttrack: 'fr',
    });
    expect(player(`https://youtu.be/${ID}`, { captions: 'en&x=1' }).searchParams.has('cc_lang_pref')).toBe(false);
  });
});

test.each<[string, object | undefined]>([
  ['/films/camp.mp4?v=2', { kind: 'file', address: '/films/camp.mp4?v=2', origin: undefined }],
  [`${SITE}/films/camp.WEBM`, { address: '/films/camp.WEBM', origin: undefined }],
  [
    'https://films.example/camp.mp4#t=4',
    { address: 'https://films.example/camp.mp4', start: 4, origin: 'https://films.example' },
  ],
  ['http://films.example/camp.mp4', undefined],
  ['https://user:word@films.example/camp.mp4', undefined],
  ['/films/camp.avi', undefined],
  ['javascript:alert(1)//camp.mp4', undefined],
  ['', undefined],
])('a file: %s', (address, film) => {
  if (film) expect(read(address)).toMatchObject(film);
  else expect(read(address)).toBeUndefined();
});

test('parses times of people and services, and formats them as clocks do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (seconds) => {
      expect(readTime(writeTime(seconds))).toBe(seconds);
      expect(readTime(`${seconds}s`)).toBe(seconds);
    }),
  );
  expect(readTime('1h2m3s')).toBe(3723);
  expect(writeTime(245)).toBe('4:05');
  for (const text of ['', ' ', '1:2:3:4', 'soon', '-4', 90, null]) expect(readTime(text)).toBeUndefined();
});
