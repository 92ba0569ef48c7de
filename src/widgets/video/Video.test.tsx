import { describe, expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { VideoBlock } from '../../cms/payload-types.ts';

async function show(block: Partial<VideoBlock>) {
  const { contentSecurityPolicy, main } = await renderExample({
    block: { blockType: 'video', address: 'https://youtu.be/abcDEF123-_', title: 'Dunes', ...block },
  });
  const allowed = (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(contentSecurityPolicy)?.[1];
  return { main, allowed };
}

describe('the Content-Security-Policy of a page allows', () => {
  test.each<[string, Partial<VideoBlock>, string]>([
    ['YouTube without cookies', {}, 'https://www.youtube-nocookie.com'],
    ['YouTube with them, where an editor says so', { privacy: false }, 'https://www.youtube.com'],
    ['Vimeo', { address: 'https://vimeo.com/76979871' }, 'https://player.vimeo.com'],
  ])('only the host of its video: %s', async (_, block, host) => {
    const { allowed } = await show(block);
    expect(allowed('frame-src')).toBe(host);
    expect(allowed('media-src')).toBeUndefined();
    expect(allowed('script-src')).not.toContain('https:');
    expect(allowed('img-src')).toBe("'self' data:");
  });

  test.each([
    ['/films/camp.mp4', "'self'"],
    ['https://films.example/camp.mp4', 'https://films.example'],
  ])('the host of its file: %s', async (address, host) => {
    const { allowed } = await show({ address });
    expect(allowed('media-src')).toBe(host);
    expect(allowed('frame-src')).toBeUndefined();
  });
});

test('captions of a file are same-origin with a language, and not loaded with the page', async () => {
  const { main } = await show({
    address: '/films/camp.mp4',
    tracks: [
      { file: '/films/camp.en.vtt', language: 'en' },
      { file: '/films/camp.ar.vtt', language: 'ar', label: ' ' },
      { file: 'https://elsewhere.example/a.vtt', language: 'en' },
      { file: '//elsewhere.example/a.vtt', language: 'en' },
      { file: '/films/camp.vtt', language: 'English, please' },
    ],
  });
  const tracks = [...main.querySelectorAll('track')];
  expect(tracks.map(({ label, srclang }) => [srclang, label])).toEqual([
    ['en', 'English'],
    ['ar', 'العربية'],
  ]);
  expect(tracks.some((track) => track.hasAttribute('default'))).toBe(false);
  expect(main.querySelector('video')?.getAttribute('preload')).toBe('none');
});

test('a file has its start and end time also without script', async () => {
  const { main } = await show({ address: '/films/camp.mp4', start: '0:02', end: '0:30' });
  expect(main.querySelector('video')?.getAttribute('src')).toBe('/films/camp.mp4#t=2,30');
});

test('large, it is a lightbox link, except for a file of another site, which the lightbox cannot show', async () => {
  const large = await show({ opens: 'lightbox', address: 'https://vimeo.com/76979871/8272103f6e' });
  const link = large.main.querySelector('a[data-lightbox=yes]');
  expect(link?.getAttribute('href')).toBe('https://vimeo.com/76979871/8272103f6e');
  expect(large.allowed('frame-src')).toBe('https://player.vimeo.com');
  const file = await show({ opens: 'lightbox', address: 'https://films.example/camp.mp4' });
  expect(file.main.querySelector('a[data-lightbox=yes]')).toBeNull();
  expect(file.main.querySelector('video')).not.toBeNull();
});
