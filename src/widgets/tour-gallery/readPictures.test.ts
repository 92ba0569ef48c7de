import { expect, test } from 'vitest';
import { DESERT_TOUR } from '../../tours/samples.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { readPictures } from './readPictures.ts';

const tour = tourOf(DESERT_TOUR) as Tour;
const [first, second] = tour.gallery;
const repeating = { ...tour, gallery: [first, tour.featuredImage, second, first].flatMap((media) => media ?? []) };
const idsOf = (block: object) =>
  readPictures({ blockType: 'tour-gallery', ...block } as never, repeating).map(({ id }) => id);

test('leaves out the featured picture, which is shown above, and duplicates', () => {
  expect(idsOf({})).toEqual([first?.id, second?.id]);
});

test('can include the featured picture', () => {
  expect(idsOf({ hasFeatured: true })).toEqual([first?.id, tour.featuredImage?.id, second?.id]);
});
