import { expect, test } from 'vitest';
import { DESERT_TOUR } from '../../tours/samples.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { readPictures } from './readPictures.ts';

const tour = tourOf(DESERT_TOUR) as Tour;
const [first, second] = tour.gallery;
const repeating = { ...tour, gallery: [first, tour.featuredImage, second, first].flatMap((media) => media ?? []) };
const idsOf = (block: object) =>
  readPictures({ blockType: 'tour-gallery', ...block } as never, repeating).map(({ id }) => id);

test('the featured picture stands above already, and none stands twice', () => {
  expect(idsOf({})).toEqual([first?.id, second?.id]);
});

test('a block that stands alone can have it too', () => {
  expect(idsOf({ hasFeatured: true })).toEqual([first?.id, tour.featuredImage?.id, second?.id]);
});
