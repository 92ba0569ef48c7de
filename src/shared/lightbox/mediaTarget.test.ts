import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IMAGE_EXTENSIONS, isImagePath } from './imageLink.ts';
import { type MediaTarget, mediaTarget } from './mediaTarget.ts';
import { PLAYER_HOSTS, playerAddress } from './players.ts';

const BASE = 'https://rihla.example/three-nights/';

test('detects a picture by its file extension, in any case, whatever query or hash follows', () => {
  const part = fc.stringMatching(/^[\w%-]{1,12}$/).filter((text) => !text.includes('%'));
  const after = fc.constantFrom('', '?v=2', '?w=1280&name=a.pdf', '#top', '?a=b#c');
  fc.assert(
    fc.property(part, fc.constantFrom(...IMAGE_EXTENSIONS), fc.boolean(), after, (name, ending, isUpper, tail) => {
      const address = `/media/${name}.${isUpper ? ending.toUpperCase() : ending}${tail}`;
      expect(mediaTarget(address, BASE)).toEqual({ kind: 'image', id: '' });
    }),
  );
});

test('no other extension is a picture, and neither is one in a query or a host name', () => {
  const endings: readonly string[] = IMAGE_EXTENSIONS;
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,5}$/), (ending) => {
      fc.pre(!endings.includes(ending));
      expect(isImagePath(`/media/dunes.${ending}`)).toBe(false);
    }),
  );
  for (const address of ['/find/?file=a.jpg', 'https://a.jpg/', '/a.jpg/', '/jpg', '/media/a.jpg.html', '#a.jpg']) {
    expect(mediaTarget(address, BASE), address).toBeUndefined();
  }
});

test.each<[string, MediaTarget]>([
  ['https://www.youtube.com/watch?v=abcDEF123-_&t=4', { kind: 'youtube', id: 'abcDEF123-_' }],
  ['https://youtu.be/abcDEF123-_?si=x', { kind: 'youtube', id: 'abcDEF123-_' }],
  ['https://m.youtube.com/shorts/abcDEF123-_', { kind: 'youtube', id: 'abcDEF123-_' }],
  ['https://www.youtube-nocookie.com/embed/abcDEF123-_', { kind: 'youtube', id: 'abcDEF123-_' }],
  ['https://vimeo.com/76979871', { kind: 'vimeo', id: '76979871' }],
  ['https://player.vimeo.com/video/76979871?h=1', { kind: 'vimeo', id: '76979871' }],
  ['https://www.youtube.com/live/abcDEF123-_?si=1', { kind: 'youtube', id: 'abcDEF123-_' }],
  ['https://youtube.com/v/abcDEF123-_', { kind: 'youtube', id: 'abcDEF123-_' }],
  ['https://music.youtube.com/watch?list=x&v=abcDEF123-_', { kind: 'youtube', id: 'abcDEF123-_' }],
  ['https://vimeo.com/76979871/8272103f6e', { kind: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  ['https://vimeo.com/76979871/0123456789', { kind: 'vimeo', id: '76979871', hash: '0123456789' }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', { kind: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  ['https://www.vimeo.com/channels/staffpicks/76979871', { kind: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/groups/shortfilms/videos/76979871/', { kind: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/showcase/3253534/video/76979871', { kind: 'vimeo', id: '76979871' }],
  ['/media/film.mp4?v=1', { kind: 'file', id: '' }],
  ['https://rihla.example/film.WEBM', { kind: 'file', id: '' }],
])('%s is a video', (address, target) => {
  expect(mediaTarget(address, BASE)).toEqual(target);
});

test.each([
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=abcDEF123-_%22%3E%3Cscript',
  'https://www.youtube.com.evil.example/watch?v=abcDEF123-_',
  'https://evilyoutube.com/watch?v=abcDEF123-_',
  'https://vimeo.com/../76979871x',
  'https://vimeo.com/about',
  'https://vimeo.com/showcase/3253534',
  'https://vimeo.com/76979871/not-a-hash',
  'https://www.youtube.com/user/abcdefghijk',
  'https://www.youtube.com/playlist/abcDEF123-_/x',
  'https://youtu.be/abcDEF123-_/x',
  'https://elsewhere.example/film.mp4',
  'javascript:alert(1)//a.jpg',
  'data:image/svg+xml,a.svg',
  'mailto:a@b.example?x=a.jpg',
  'http://[',
])('%s is not shown in a lightbox', (address) => {
  expect(mediaTarget(address, BASE)).toBeUndefined();
});

test('never throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (address) => void mediaTarget(address, BASE)));
});

describe('a player', () => {
  test.each<[MediaTarget, string]>([
    [{ kind: 'youtube', id: 'abcDEF123-_' }, `${PLAYER_HOSTS.youtube}/embed/abcDEF123-_`],
    [{ kind: 'vimeo', id: '76979871', hash: '8272103f6e' }, `${PLAYER_HOSTS.vimeo}/video/76979871`],
  ])('comes from the provider’s cookieless host', (target, address) => {
    expect(playerAddress(target).split('?')[0]).toBe(address);
    expect(new URL(playerAddress(target)).searchParams.get('h')).toBe(target.hash ?? null);
  });
});
