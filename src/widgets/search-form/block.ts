import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { LIVE_RESULTS, MAX_LIVE_RESULTS } from '../../shared/search/liveAnswer.ts';

const whileLive = (_: unknown, siblings: { hasResults?: boolean } | undefined): boolean =>
  siblings?.hasResults !== false;

export const searchFormBlock = defineBlock(
  {
    slug: 'search-form',
    interfaceName: 'SearchFormBlock',
    labels: { singular: 'Search form', plural: 'Search form' },
    fields: [
      {
        name: 'placeholder',
        type: 'text',
        label: 'Words in the empty field',
        localized: true,
        admin: { description: 'Empty: Where to?' },
      },
      {
        name: 'hasResults',
        type: 'checkbox',
        label: 'Show results while a visitor writes',
        defaultValue: true,
      },
      {
        type: 'row',
        fields: [
          {
            name: 'limit',
            type: 'number',
            label: 'How many',
            min: 1,
            max: MAX_LIVE_RESULTS,
            defaultValue: LIVE_RESULTS,
            admin: { width: '50%', condition: whileLive },
          },
          {
            name: 'hasPictures',
            type: 'checkbox',
            label: 'With pictures',
            defaultValue: true,
            admin: { width: '50%', condition: whileLive },
          },
        ],
      },
    ],
  },
  { group: 'Site', icon: 'search', words: 'find search box recherche بحث' },
);
