import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { TOURS } from '../../tours/words.ts';

/** Summary of a tour, inside an article about it or at the top of its own page: price, next date, and a link. */
export const tourStripBlock = defineBlock(
  {
    slug: 'tour-strip',
    interfaceName: 'TourStripBlock',
    labels: { singular: 'Tour strip', plural: 'Tour strips' },
    fields: [
      {
        name: 'tour',
        type: 'relationship',
        relationTo: TOURS,
        label: 'Tour',
        admin: { description: 'Empty: the tour whose page this is.' },
      },
      {
        name: 'label',
        type: 'text',
        label: 'Words on the button',
        localized: true,
        admin: {
          description: 'Empty: the usual ones. It leads to the page of the tour, and on that page to its dates.',
        },
      },
      linkField('link', 'On its own page, where nothing can be booked, the button leads to'),
    ],
  },
  { group: 'Tours', icon: 'panel-top', words: 'price book button bar promo bandeau prix', standsInText: true },
);
