import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { carouselField } from '../carousel/carouselField.ts';
import { labelField } from '../carousel/labelField.ts';
import { cardFields, chosenFields, shownFor } from '../posts/articleFields.ts';

/** Carousel of articles. */
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
      ...chosenFields,
      {
        type: 'row',
        fields: [
          choice(
            'order',
            { newest: 'Newest first', oldest: 'Oldest first', title: 'By title' },
            { label: 'Sort order', defaultValue: 'newest', admin: { width: '60%', condition: shownFor('query') } },
          ),
          {
            name: 'limit',
            type: 'number',
            label: 'How many',
            min: 1,
            max: 24,
            defaultValue: 6,
            admin: { width: '40%', condition: shownFor('query') },
          },
        ],
      },
      ...cardFields,
    ],
    style: [carouselField()],
  },
  {
    group: 'Carousels',
    icon: 'newspaper',
    words: 'blog articles news slider actualités مقالات',
    starter: { limit: 6 },
  },
);
