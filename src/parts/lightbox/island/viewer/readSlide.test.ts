// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeMedia } from '../../../../browser/testing.ts';
import { actionSlide, readSlide } from './readSlide.ts';

const PICTURE = `<picture><source type="image/avif" srcset="/a-320.avif 320w, /a-1920.avif 1920w" sizes="50vw">
  <source type="image/webp" srcset="/a-320.webp 320w"><source media="print" type="image/webp" srcset="/p.webp">
  <img alt="Dunes in low light" src="/a-640.jpg" srcset="/a-640.jpg 640w, /a-1280.jpg 1280w"></picture>`;

afterEach(() => vi.unstubAllGlobals());

function read(attributes: string, inside = PICTURE, href = '/media/dünen%20.jpg') {
  document.body.innerHTML = `<a href="${href}" ${attributes}>${inside}</a>`;
  return readSlide(document.querySelector('a') as HTMLAnchorElement);
}

test('a picture of known size uses the files of the image inside its link, best format first', () => {
  expect(
    read('data-lightbox-size="2400x1600" data-lightbox-title="Dawn" data-lightbox-description="At 7:12"'),
  ).toMatchObject({
    src: 'http://localhost:3000/media/d%C3%BCnen%20.jpg',
    width: 2400,
    height: 1600,
    alt: 'Dunes in low light',
    title: 'Dawn',
    description: 'At 7:12',
    sources: [
      { type: 'image/avif', srcSet: '/a-320.avif 320w, /a-1920.avif 1920w' },
      { type: 'image/webp', srcSet: '/a-320.webp 320w' },
    ],
    jpegs: '/a-640.jpg 640w, /a-1280.jpg 1280w',
    download: { filename: 'dünen .jpg' },
  });
});

test.each([
  ['moves', false, 0, undefined],
  ['stands still for who wants less motion', true, 2, '/a-640.jpg 640w, /a-1280.jpg 1280w'],
])('a GIF %s', (_, reducedMotion, sources, jpegs) => {
  fakeMedia({ reducedMotion });
  const slide = read('data-lightbox-size="640x400"', PICTURE, '/media/camel.GIF');
  expect(slide).toMatchObject({ src: 'http://localhost:3000/media/camel.GIF', width: 640, height: 400, jpegs });
  expect('sources' in slide && slide.sources).toHaveLength(sources);
});

test('an image inside a link without size may be an icon: the link’s own file is shown', () => {
  const slide = read('');
  expect(slide).toMatchObject({ sources: [], jpegs: undefined, alt: 'Dunes in low light' });
  expect(slide).not.toHaveProperty('width');
});

test('without an image inside, title or text of the link is the alternative text', () => {
  expect(read('data-lightbox-title="Dawn"', 'See it').alt).toBe('Dawn');
  expect(read('', ' The map ').alt).toBe('The map');
});

test('a film uses the image inside as poster, and has no download', () => {
  expect(read('data-lightbox="yes"', PICTURE, 'https://youtu.be/abcDEF123-_')).toMatchObject({
    type: 'film',
    target: { kind: 'youtube', id: 'abcDEF123-_' },
    poster: 'http://localhost:3000/a-640.jpg',
    download: false,
  });
});

test('an action’s values are used as text and URL only', () => {
  const slide = actionSlide({ url: 'https://else.example/a.svg', title: '<b>Dawn</b>' });
  expect(slide).toMatchObject({
    src: 'https://else.example/a.svg',
    title: '<b>Dawn</b>',
    download: false,
    link: undefined,
  });
});
