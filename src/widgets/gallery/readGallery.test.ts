import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GalleryBlock } from '../../cms/payload-types.ts';
import { CARAVAN, GORGE, WELLS } from '../../render/samples/pictures.ts';
import { MAX_GROUPS } from './constants.ts';
import { readGallery } from './readGallery.ts';

const read = (groups: unknown) => readGallery({ blockType: 'gallery', groups } as GalleryBlock);

test('groups with the same name are merged under the first; pictures of an unnamed group show under “all” only', () => {
  const { groups, pictures } = read([
    { name: 'Desert', pictures: [CARAVAN] },
    { pictures: [GORGE] },
    { name: 'Water', pictures: [WELLS] },
    { name: ' Desert ', pictures: [WELLS] },
  ]);
  expect(groups).toEqual([
    { name: 'Desert', row: 0, count: 2 },
    { name: 'Water', row: 2, count: 1 },
  ]);
  expect(pictures.map(({ group }) => group)).toEqual([1, 0, 2, 1]);
});

test('a single group, or groups of which only one has pictures, have no filter bar', () => {
  expect(read([{ name: 'Desert', pictures: [CARAVAN] }]).groups).toEqual([]);
  const { groups, pictures } = read([
    { name: 'Desert', pictures: [CARAVAN] },
    { name: 'Water', pictures: [7, null] },
  ]);
  expect([groups, pictures.map(({ group }) => group)]).toEqual([[], [0]]);
});

test('the style sheet has rules for the maximum number of groups', () => {
  const css = readFileSync(join(import.meta.dirname, 'filter.css'), 'utf8');
  const values = [...css.matchAll(/input\[value='(\d+)'\]:checked\) li:not\(\[data-group='\1'\]\)/g)].map(Number);
  expect(values).toHaveLength(MAX_GROUPS);
  const groups = Array.from({ length: MAX_GROUPS + 2 }, (_, index) => ({ name: `${index}`, pictures: [CARAVAN] }));
  expect(Math.max(...read(groups).pictures.map(({ group }) => group))).toBe(MAX_GROUPS);
});

test('with any stored value, every filter shows as many pictures as it says', () => {
  const picture = fc.constantFrom(CARAVAN, GORGE, 4, null, {}, 'x');
  const row = fc.oneof(
    fc.record({ name: fc.oneof(fc.constantFrom('A', 'B', ' '), fc.anything()), pictures: fc.array(picture) }),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.oneof(fc.array(row, { maxLength: 20 }), fc.anything()), (stored) => {
      const { groups, pictures } = read(stored);
      const counts = groups.map((_, index) => pictures.filter(({ group }) => group === index + 1).length);
      expect(counts).toEqual(groups.map(({ count }) => count));
      expect(counts.every((count) => count > 0)).toBe(true);
      expect(groups).not.toHaveLength(1);
    }),
  );
});
