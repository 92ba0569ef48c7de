import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { GalleryBlock } from '../../cms/payload-types.ts';
import { CARAVAN, GORGE } from '../../render/samples/pictures.ts';
import { galleryLook, pictureSlot, ratioAt, shownProportion } from './look.ts';

const look = (fields: object = {}) => galleryLook({ blockType: 'gallery', ...fields } as GalleryBlock);
const rules = (fields: object) => look(fields).rules.map(({ declarations, media = '' }) => declarations + media);

test('masonry has three columns with a gap of 30 px, two on tablets and one on phones', () => {
  expect(rules({ layout: 'masonry' })).toEqual([
    '--gap:30px',
    '--columns:3(width > 1024px)',
    '--columns:2(767px < width <= 1024px)',
    '--columns:1(width <= 767px)',
  ]);
});

test.each([
  [{ layout: 'justified', rowHeight: 9000 }, ['--gap:12px;--row:600']],
  [{ layout: 'justified', rowHeight: '1;color:red', gap: -4 }, ['--gap:0px;--row:280']],
  [{ layout: 'spiral', gap: 'red', columns: 99 }, ['--gap:12px', '--columns:8(width > 1024px)']],
])('%j has the layout %j', (fields, expected) => {
  expect(rules(fields).slice(0, expected.length)).toEqual(expected);
});

test('a grid crops all pictures to one ratio; other layouts keep each picture’s own by default', () => {
  expect(ratioAt(look({ layout: 'grid', ratio: 'natural' }), 0)).toBe('3/2');
  expect(ratioAt(look({ layout: 'masonry', ratio: 'natural' }), 0)).toBeUndefined();
  const mixed = look({ layout: 'masonry', ratio: 'mixed' });
  expect(new Set([0, 1, 2, 3, 4].map((place) => ratioAt(mixed, place))).size).toBe(5);
  expect(ratioAt(mixed, 5)).toBe(ratioAt(mixed, 0));
});

test('a picture in a justified row grows by its aspect ratio, within limits', () => {
  expect(shownProportion(CARAVAN, undefined)).toBe(1.5);
  expect(shownProportion(GORGE, undefined)).toBeCloseTo(2 / 3);
  expect(shownProportion(GORGE, '16/9')).toBeCloseTo(16 / 9);
  expect(shownProportion({ ...CARAVAN, width: 90_000 }, undefined)).toBe(4);
  expect(shownProportion({ ...CARAVAN, width: null }, undefined)).toBe(1.5);
});

test('the picture file is chosen by its share of the row', () => {
  const slot = { desktop: 1200, phone: 1 };
  expect(pictureSlot(look({ columns: 4, columnsMobile: 2 }), 1.5, slot)).toEqual({ desktop: 300, phone: 0.5 });
  const row = pictureSlot(look({ layout: 'justified', rowHeight: 200 }), 1.5, slot);
  expect(row.desktop).toBeCloseTo(399);
  expect(row.phone).toBe(1);
});

const show = (fields: Partial<GalleryBlock>) =>
  renderExample({ block: { blockType: 'gallery', groups: [{ pictures: [CARAVAN, GORGE] }], ...fields } });

test('the pictures of one gallery form a lightbox group of their own', async () => {
  const { main } = await show({ opens: 'picture' });
  const names = [...main.querySelectorAll('a')].map((link) => link.dataset.lightboxGroup);
  expect(names).toEqual(['gallery', 'gallery']);
});

test('pictures without a target are not links', async () => {
  expect((await show({ opens: 'none' })).main.querySelector('a')).toBeNull();
  expect((await show({ opens: 'link' })).main.querySelector('a')).toBeNull();
});

test('a linked picture without alt text has an accessible name', async () => {
  const { main } = await show({ groups: [{ pictures: [{ ...CARAVAN, alt: '', title: null }] }] });
  expect(main.querySelector('a img')?.getAttribute('alt')).toBe('picture');
});
