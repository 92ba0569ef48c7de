import { expect, test } from 'vitest';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { findLightboxMedia, lightboxHosts } from './lightboxMedia.ts';

const BASE = 'https://rihla.example';
const ON = { id: 1 };
const OFF = { id: 1, global_image_lightbox: false };

const kinds = (html: string, settings = ON) =>
  findLightboxMedia(html, settings, BASE)?.targets.map(({ target }) => target.kind);
const hosts = (html: string) => lightboxHosts(findLightboxMedia(html, ON, BASE), BASE);
const action = (url: string) =>
  `<a href="${writeAction({ action: 'lightbox', settings: { url } }).replaceAll('&', '&amp;')}">See</a>`;

test.each([
  ['<a class="x" href="/media/a.jpg?x=1&amp;y=2">', ['image']],
  ['<a href="/media/a.jpg" download>', undefined],
  ['<a href="/media/a.jpg" download="a.jpg">', undefined],
  ['<a href="/media/a.jpg" data-lightbox="no">', undefined],
  ['<img src="/media/a.jpg"><p>/media/a.jpg</p><abbr href="/media/a.jpg">', undefined],
  ['<a href="/downloads/a.jpg/">', undefined],
  ['<a href="https://youtu.be/abcDEF123-_">', undefined],
  ['<a data-lightbox="yes" href="https://youtu.be/abcDEF123-_">', ['youtube']],
  ['<a data-lightbox="yes" href="/about/">', undefined],
  [action('/media/a.jpg'), ['image']],
  [action('/media/film.mp4'), ['file']],
  [action('/about/'), undefined],
])('%s', (html, expected) => {
  expect(kinds(html)).toEqual(expected);
});

test('where pictures open as files, only links that say otherwise count', () => {
  expect(kinds('<a href="/media/a.jpg">', OFF)).toBeUndefined();
  expect(kinds('<a href="/media/a.jpg" data-lightbox="yes">', OFF)).toEqual(['image']);
  expect(kinds(action('/media/a.jpg'), OFF)).toEqual(['image']);
});

test('a page’s policy names the hosts of what its links show, each once, and no others', () => {
  expect(hosts('<a href="/media/a.jpg">')).toEqual({ pictures: [], frames: [], films: [] });
  const film = '<a data-lightbox="yes" href="https://vimeo.com/76979871">';
  const elsewhere = '<a href="https://pictures.example/a.jpg"><a href="http://plain.example/a.jpg">';
  expect(hosts(`${film}${film}${elsewhere}${action('/film.webm')}`)).toEqual({
    pictures: ['https://pictures.example'],
    frames: ['https://player.vimeo.com'],
    films: ["'self'"],
  });
});
