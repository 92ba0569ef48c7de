import { expect, test } from 'vitest';
import { buildView } from '../../pages/head/testSupport.ts';
import type { NotedLink } from '../../render/context.ts';
import { createNeeds } from '../../render/needs.ts';
import { createStyleSheet } from '../../render/styleSheet.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { noteLightboxLink } from './noteLightboxLink.ts';

const action = (url: string): NotedLink => ({ href: writeAction({ action: 'lightbox', settings: { url } }) });

function needsOf(links: NotedLink[], settings: object = {}) {
  const needs = createNeeds(createStyleSheet());
  const view = buildView({ parts: { lightbox: { id: 1, ...settings } } });
  for (const link of links) noteLightboxLink(link, { needs, view });
  return needs;
}

const asks = (link: NotedLink, settings?: object) => needsOf([link], settings).has('lightbox');

test.each<[NotedLink, boolean]>([
  [{ href: '/media/a.jpg?x=1&y=2' }, true],
  [{ href: '/media/a.jpg', download: true }, false],
  [{ href: '/media/a.jpg', download: 'a.jpg' }, false],
  [{ href: '/media/a.jpg', 'data-lightbox': 'no' }, false],
  [{ href: '/downloads/a.jpg/' }, false],
  [{ href: undefined }, false],
  [{ href: 'https://youtu.be/abcDEF123-_' }, false],
  [{ href: 'https://youtu.be/abcDEF123-_', 'data-lightbox': 'yes' }, true],
  [{ href: '/about/', 'data-lightbox': 'yes' }, false],
  [action('/media/a.jpg'), true],
  [action('/media/film.mp4'), true],
  [action('/about/'), false],
])('%j', (link, expected) => {
  expect(asks(link)).toBe(expected);
});

test('where pictures are not opened by default, only links with the attribute count', () => {
  const off = { global_image_lightbox: false };
  expect(asks({ href: '/media/a.jpg' }, off)).toBe(false);
  expect(asks({ href: '/media/a.jpg', 'data-lightbox': 'yes' }, off)).toBe(true);
  expect(asks(action('/media/a.jpg'), off)).toBe(true);
});

const NOTHING = { pictures: [], calls: [], frames: [], films: [], forms: [] };

test('adds the hosts of shown media to the policy, each once', () => {
  expect(needsOf([{ href: '/media/a.jpg' }]).sources()).toEqual(NOTHING);
  const film: NotedLink = { href: 'https://vimeo.com/76979871', 'data-lightbox': 'yes' };
  const elsewhere = [{ href: 'https://pictures.example/a.jpg' }, { href: 'http://plain.example/a.jpg' }];
  expect(needsOf([film, film, ...elsewhere, action('/film.webm')]).sources()).toEqual({
    ...NOTHING,
    pictures: ['https://pictures.example'],
    frames: ['https://player.vimeo.com'],
    films: ["'self'"],
  });
});

test('a host that would break the directive is shown, but not added', () => {
  const needs = needsOf([{ href: 'https://a.example;sandbox/a.jpg' }]);
  expect([needs.has('lightbox'), needs.sources().pictures]).toEqual([true, []]);
});
