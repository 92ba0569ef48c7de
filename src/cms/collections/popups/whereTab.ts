import type { Condition, Field, Tab } from 'payload';
import { choice } from '../../fields/options.ts';

/** Kinds of page that a condition can name. */
export const PAGE_KINDS = {
  front: 'The front page',
  page: 'Pages',
  article: 'Articles',
  archive: 'Lists of articles',
  search: 'Search',
  'not-found': 'Page not found',
} as const;

const is =
  (...values: string[]): Condition =>
  (_, condition) =>
    values.includes(condition?.of);

/** On which pages a popup may open by itself. */
export const whereTab: Tab = {
  label: 'Where',
  fields: [
    {
      name: 'conditions',
      type: 'array',
      label: 'Pages on which it may open by itself',
      labels: { singular: 'condition', plural: 'conditions' },
      admin: {
        description:
          'Without any it opens by links only. An exception counts more than everything it is an exception of.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            choice(
              'rule',
              { include: 'On', exclude: 'Except on' },
              { label: 'Rule', required: true, defaultValue: 'include' },
            ),
            choice(
              'of',
              {
                site: 'The whole site',
                kinds: 'Kinds of page',
                documents: 'Single pages and articles',
                terms: 'Articles in a category or with a tag',
              },
              { label: 'Which', required: true, defaultValue: 'site' },
            ),
          ],
        },
        {
          ...choice('kinds', PAGE_KINDS, { label: 'Kinds', admin: { condition: is('kinds') } }),
          hasMany: true,
        } as Field,
        {
          name: 'documents',
          type: 'relationship',
          relationTo: ['pages', 'posts'],
          hasMany: true,
          label: 'Pages and articles',
          admin: { condition: is('documents') },
        },
        {
          name: 'terms',
          type: 'relationship',
          relationTo: ['categories', 'tags'],
          hasMany: true,
          label: 'Categories and tags',
          admin: { condition: is('terms') },
        },
      ],
    },
  ],
};
