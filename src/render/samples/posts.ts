import type { Category, Post, Tag } from '../types.ts';
import { CARAVAN, GORGE, WELLS } from './pictures.ts';

const DATES = { createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' };

export const JOURNEYS: Category = {
  id: 1,
  title: 'Journeys',
  slug: 'journeys',
  path: '/category/journeys/',
  description: 'Five small-group journeys, two to eight travellers.',
  ...DATES,
};
export const FIELD_NOTES: Category = {
  id: 2,
  title: 'Field notes',
  slug: 'field-notes',
  path: '/category/field-notes/',
  ...DATES,
};
export const DESERT: Tag = { id: 1, title: 'Desert', slug: 'desert', path: '/tag/desert/', ...DATES };

/** A published article as a list shows it. */
export function samplePost(overrides: Partial<Post> & Pick<Post, 'id' | 'title' | 'path'>): Post {
  return {
    publishedAt: '2026-04-12T08:00:00.000Z',
    categories: [JOURNEYS],
    _status: 'published',
    ...DATES,
    ...overrides,
  };
}

export const POSTS: readonly Post[] = [
  samplePost({
    id: 11,
    title: 'From snow to sand: nine days along one line of water',
    path: '/journeys/from-snow-to-sand/',
    excerpt: 'From Imlil under Toubkal to the dunes of Erg Chebbi, for two to eight travellers.',
    featuredImage: CARAVAN,
  }),
  samplePost({
    id: 12,
    title: 'The road of kasbahs',
    path: '/journeys/the-road-of-kasbahs/',
    excerpt: 'Six days between the Dadès and the Drâa, in houses of earth.',
    featuredImage: GORGE,
  }),
  samplePost({
    id: 13,
    title: 'The water under the sand',
    path: '/field-notes/the-water-under-the-sand/',
    excerpt: 'How a channel dug by hand keeps a palm grove alive.',
    featuredImage: WELLS,
    categories: [FIELD_NOTES],
  }),
  samplePost({ id: 14, title: 'متى تسافر إلى المغرب', path: '/field-notes/متى-تسافر/', categories: [FIELD_NOTES] }),
];
