import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { carouselField } from '../carousel/carouselField.ts';
import { labelField } from '../carousel/labelField.ts';

const shown = (when: string) => (_: unknown, siblings: { source?: string } | undefined) =>
  (siblings?.source ?? 'query') === when;

/** Articles in a row. */
export const postsCarouselBlock = defineBlock(
  {
    slug: 'posts-carousel',
    interfaceName: 'PostsCarouselBlock',
    labels: { singular: 'Article carousel', plural: 'Article carousels' },
    fields: [
      labelField(),
      choice(
        'source',
        { query: 'By category and tag', chosen: 'Chosen by hand' },
        { label: 'Which articles', defaultValue: 'query' },
      ),
      {
        name: 'chosen',
        type: 'relationship',
        relationTo: 'posts',
        hasMany: true,
        label: 'Articles',
        admin: { condition: shown('chosen') },
      },
      {
        name: 'categories',
        type: 'relationship',
        relationTo: 'categories',
        hasMany: true,
        label: 'In these categories',
        admin: { condition: shown('query') },
      },
      {
        name: 'tags',
        type: 'relationship',
        relationTo: 'tags',
        hasMany: true,
        label: 'With these tags',
        admin: { condition: shown('query') },
      },
      {
        type: 'row',
        fields: [
          choice(
            'order',
            { newest: 'Newest first', oldest: 'Oldest first', title: 'By title' },
            { label: 'Order', defaultValue: 'newest', admin: { width: '60%', condition: shown('query') } },
          ),
          {
            name: 'limit',
            type: 'number',
            label: 'How many',
            min: 1,
            max: 24,
            defaultValue: 6,
            admin: { width: '40%', condition: shown('query') },
          },
        ],
      },
      { name: 'showExcerpt', type: 'checkbox', label: 'Summary', defaultValue: true },
      { name: 'showDate', type: 'checkbox', label: 'Date', defaultValue: false },
      { name: 'showCategory', type: 'checkbox', label: 'Category', defaultValue: true },
      choice('cardLevel', { h2: 'H2', h3: 'H3', h4: 'H4' }, { label: 'Level of titles', defaultValue: 'h3' }),
    ],
    style: [carouselField()],
  },
  { group: 'Carousels', icon: 'newspaper', starter: { limit: 6 } },
);
