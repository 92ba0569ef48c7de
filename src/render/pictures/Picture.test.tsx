import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RenderContext } from '../context.ts';
import { CARAVAN, samplePicture } from '../samples/pictures.ts';
import { createStyleSheet } from '../styleSheet.ts';
import { Picture } from './Picture.tsx';
import { pictureUrl } from './sources.ts';

function show(props: Partial<Parameters<typeof Picture>[0]> = {}, isFirst = false) {
  const styles = createStyleSheet();
  const slot = { desktop: 720, phone: 1 };
  const context = { styles, slot, takePriority: () => isFirst, view: { locale: 'en' } } as unknown as RenderContext;
  const html = renderToStaticMarkup(<Picture context={context} media={CARAVAN} {...props} />);
  const { document } = new JSDOM(html).window;
  const sources = [...document.querySelectorAll('source')];
  return { html, css: styles.toString(), sources, image: document.querySelector('img') };
}

const widthsIn = (srcset: string | null | undefined) =>
  srcset?.split(', ').map((candidate) => Number(candidate.match(/ (\d+)w$/)?.[1]));

test('offers AVIF, then WebP, then JPEG, each in the widths made at upload', () => {
  const { image, sources } = show();
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { srcset } of sources) expect(widthsIn(srcset)).toEqual([320, 480, 640, 960, 1280, 1920]);
  expect(widthsIn(image?.getAttribute('srcset'))).toEqual([640, 1280]);
  expect(image?.getAttribute('src')).toBe('/media/dune-caravan-640x427.jpg');
});

test('offers no file wider than twice its slot, on a desktop and on a phone', () => {
  const widest = (slot: { desktop: number; phone: number }, ratio?: string) =>
    widthsIn(show({ slot, ratio }).sources[0]?.srcset)?.at(-1);
  expect(widest({ desktop: 465, phone: 1 })).toBe(1280);
  expect(widest({ desktop: 641, phone: 1 })).toBe(1920);
  expect(widest({ desktop: 120, phone: 0.33 })).toBe(480);
  expect(widest({ desktop: 465, phone: 1 }, '1/1')).toBe(1920);
});

test('has width and height, which prevents layout shift', () => {
  const { image } = show();
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['2400', '1600']);
});

test('its sizes depend on its slot: on a phone, up to a desktop, and there', () => {
  const { image, sources } = show({ slot: { desktop: 480, phone: 0.5 } });
  expect(image?.sizes).toBe('(width <= 767px) 49vw, (width <= 1440px) 33vw, 480px');
  for (const source of sources) expect(source.sizes).toBe(image?.sizes);
});

test('on a phone, sizes leave out the gutters', () => {
  const slot = { desktop: 480, phone: 1, hasGutters: true };
  expect(show({ slot }).image?.sizes).toBe('(width <= 767px) calc(98vw - 40px), (width <= 1440px) 33vw, 480px');
  expect(show({ slot, ratio: '4/5' }).image?.sizes).toContain('calc(163vw - 66px)');
});

test('a narrower aspect ratio needs more pixels, because its sides are cropped', () => {
  expect(show({ ratio: '1/1', slot: { desktop: 480, phone: 1 } }).image?.sizes).toBe(
    '(width <= 767px) 131vw, (width <= 1440px) 50vw, 720px',
  );
  expect(show({ ratio: '21/9', slot: { desktop: 480, phone: 1 } }).image?.sizes).toContain('480px');
});

test('a phone needs no larger file when only a little of the sides is cropped', () => {
  const slot = { desktop: 480, phone: 1, hasGutters: true };
  expect(show({ slot, ratio: '4/3' }).image?.sizes).toContain('(width <= 767px) calc(98vw - 40px),');
});

test('the first picture of a page has a high fetch priority, others are lazy', () => {
  const first = show({}, true).image;
  expect([first?.getAttribute('fetchpriority'), first?.getAttribute('loading')]).toEqual(['high', null]);
  const other = show().image;
  expect([other?.getAttribute('fetchpriority'), other?.getAttribute('loading')]).toEqual([null, 'lazy']);
});

test('is cropped around its focal point', () => {
  expect(show({ ratio: '4/5' }).css).toContain('aspect-ratio:4/5;object-fit:cover;object-position:62% 38%');
  const media = samplePicture('a', { focalX: null, focalY: null });
  expect(show({ media, ratio: '4/5' }).css).toContain('object-position:50% 50%');
});

test('has its placeholder colour as background, if it has one', () => {
  expect(show().css).toContain('background-color:#c98b5a');
  for (const placeholder of [null, '', 'red', '#fff;color:red']) {
    expect(show({ media: samplePicture('a', { placeholder }) }).css).not.toContain('background-color');
  }
});

test('missing renditions are not offered', () => {
  const { image, sources } = show({ media: samplePicture('small', { width: 700, height: 500 }) });
  expect(sources.map(({ srcset }) => widthsIn(srcset))).toEqual([
    [320, 480, 640],
    [320, 480, 640],
  ]);
  expect(image?.getAttribute('srcset')).toBeNull();
  expect(image?.getAttribute('src')).toBe('/media/small-640x457.jpg');
});

test('without any rendition the original is used', () => {
  for (const sizes of [undefined, {}, { avif320: { filename: null, width: null } }]) {
    const { image, sources } = show({ media: samplePicture('stamp', { width: 240, height: 160, sizes } as never) });
    expect(sources).toEqual([]);
    expect(image?.getAttribute('src')).toBe('/media/stamp.jpg');
    expect(image?.hasAttribute('sizes')).toBe(false);
  }
});

test('without a file it is an empty placeholder, and does not count as the first picture', () => {
  let asked = 0;
  const context = {
    styles: createStyleSheet(),
    slot: { desktop: 1, phone: 1 },
    takePriority: () => Boolean(++asked),
    view: {},
  };
  const media = samplePicture('coming', { filename: null, sizes: {} });
  const html = renderToStaticMarkup(<Picture context={context as unknown as RenderContext} media={media} />);
  expect(html).toMatch(/<img [^>]*height="1600" loading="lazy" src="data:image[^>]* width="2400"/);
  expect(asked).toBe(0);
});

test('without a file and a size nothing is rendered', () => {
  expect(show({ media: { ...CARAVAN, filename: null, sizes: {}, width: null } }).html).toBe('');
});

test.each([
  ['dunes, at dawn.jpg', '/media/dunes%2C%20at%20dawn.jpg'],
  ['été#1?.jpg', '/media/%C3%A9t%C3%A9%231%3F.jpg'],
  ['كثبان.jpg', '/media/%D9%83%D8%AB%D8%A8%D8%A7%D9%86.jpg'],
  ['../secret', '/media/..%2Fsecret'],
])('the URL of %s is %s', (filename, url) => {
  expect(pictureUrl(filename)).toBe(url);
});

test('its alternative text can be replaced or emptied, but is never missing', () => {
  expect(show().image?.getAttribute('alt')).toBe(CARAVAN.alt);
  expect(show({ alt: '' }).image?.getAttribute('alt')).toBe('');
  expect(show({ media: { ...CARAVAN, alt: undefined } as never }).image?.getAttribute('alt')).toBe('');
});

const TALL = samplePicture('gorge-tall', { id: 2, width: 1600, height: 2400, placeholder: '#8a5a3c' });
const PHONE = '(width <= 767px)';
const NARROW = '(767px < width <= 1024px),(width <= 767px)';

test('another picture on phones comes first, with its own size, and wider windows keep theirs', () => {
  const shown = { media: CARAVAN };
  const { image, sources } = show({ onDevices: { desktop: shown, tablet: shown, mobile: { media: TALL } } });
  expect(sources.map(({ media, type }) => [media, type])).toEqual([
    [PHONE, 'image/avif'],
    [PHONE, 'image/webp'],
    ['', 'image/avif'],
    ['', 'image/webp'],
  ]);
  expect(sources.map(({ sizes }) => sizes)).toEqual([
    '98vw',
    '98vw',
    '(width <= 1440px) 50vw, 720px',
    '(width <= 1440px) 50vw, 720px',
  ]);
  expect([sources[0]?.getAttribute('width'), sources[0]?.getAttribute('height')]).toEqual(['1600', '2400']);
  expect(image?.getAttribute('width')).toBe('2400');
});

test('each device preloads its own picture alone', () => {
  const asked: unknown[] = [];
  const context = {
    styles: createStyleSheet(),
    slot: { desktop: 720, phone: 1 },
    view: {},
    takePriority: (sources: readonly { media?: string; srcSet: string }[]) => {
      asked.push(...sources.map(({ media, srcSet }) => [media, srcSet.split('-')[0]]));
      return true;
    },
  } as unknown as RenderContext;
  const onDevices = { desktop: { media: CARAVAN }, tablet: { media: TALL }, mobile: { media: TALL } };
  renderToStaticMarkup(<Picture context={context} media={CARAVAN} onDevices={onDevices} />);
  expect(asked).toEqual([
    [NARROW, '/media/gorge'],
    ['(width > 1024px)', '/media/dune'],
  ]);
});

test('a picture without other formats still replaces that of desktops', () => {
  const media = samplePicture('stamp', { id: 9, width: 240, height: 160, sizes: {} });
  const shown = { media: CARAVAN };
  const { sources } = show({ onDevices: { desktop: shown, tablet: shown, mobile: { media } } });
  expect([sources[0]?.media, sources[0]?.srcset, sources[0]?.type]).toEqual([PHONE, '/media/stamp.jpg', 'image/jpeg']);
});

test('another crop on phones has a rule of its own, and as many pixels as it needs', () => {
  const wide = { media: CARAVAN, ratio: '16/9' };
  const { css, image, sources } = show({
    onDevices: { desktop: wide, tablet: wide, mobile: { media: CARAVAN, ratio: '4/5', focus: '0% 100%' } },
  });
  expect(css).toMatch(/@media \(767px < width <= 1024px\),\(width > 1024px\)|@media \(width > 1024px\),\(767px/);
  expect(css).toContain('aspect-ratio:16/9;object-fit:cover;object-position:62% 38%');
  expect(css).toContain('aspect-ratio:4/5;object-fit:cover;object-position:0% 100%');
  expect(sources.map(({ media }) => media)).toEqual(['', '']);
  expect(image?.sizes).toBe('(width <= 767px) 163vw, (width <= 1440px) 50vw, 720px');
});

test('the same on all devices is not a byte more', () => {
  const shown = { media: CARAVAN, ratio: '4/5' };
  const same = show({ onDevices: { desktop: shown, tablet: shown, mobile: shown } });
  const plain = show({ ratio: '4/5' });
  expect([same.html, same.css]).toEqual([plain.html, plain.css]);
});
