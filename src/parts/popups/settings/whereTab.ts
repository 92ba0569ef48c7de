import type { Condition, Field, Tab } from 'payload';
import { leadsTo } from '../../../cms/fields/link/documentLink.ts';
import { choice } from '../../../cms/fields/options.ts';
import type { PageKind } from '../rules/matchesConditions.ts';
import { checkSome } from './checkTiming.ts';

/** Labels of page kinds. */
const KIND_LABELS: Record<PageKind, string> = {
  front: 'The front page',
  page: 'Pages, other than the front page',
  article: 'Articles',
  archive: 'Lists of articles',
  search: 'Search',
  'not-found': 'Page not found',
};

const is =
  (...values: string[]): Condition =>
  (_, condition) =>
    values.includes(condition?.of);

/** Conditions: pages on which triggers may open the popup. */
export const whereTab: Tab = {
  label: 'Where',
  description: 'Links and buttons can open it on every page, whatever stands here.',
  fields: [
    {
      name: 'conditions',
      type: 'array',
      label: 'Pages on which it may open by itself',
      labels: { singular: 'condition', plural: 'conditions' },
      admin: {
        description:
          'It opens by itself only where a condition allows it, and never on an exception. Without any it opens by links only.',
        components: { RowLabel: '/src/parts/popups/studio/ConditionLabel.tsx#ConditionLabel' },
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
          ...choice('kinds', KIND_LABELS, { label: 'Kinds', admin: { condition: is('kinds') } }),
          hasMany: true,
          validate: checkSome,
        } as Field,
        {
          name: 'documents',
          type: 'relationship',
          ...leadsTo('documents'),
          hasMany: true,
          label: 'Pages and articles',
          required: true,
          admin: { condition: is('documents') },
        },
        {
          name: 'terms',
          type: 'relationship',
          ...leadsTo('terms'),
          hasMany: true,
          label: 'Categories and tags',
          required: true,
          admin: { condition: is('terms') },
        },
      ],
    },
  ],
};
