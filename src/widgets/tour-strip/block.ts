import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { TOURS } from '../../tours/words.ts';

/** A tour at a glance inside what is told about it: price, next date, and the way there. */
export const tourStripBlock = defineBlock(
  {
    slug: 'tour-strip',
    interfaceName: 'TourStripBlock',
    labels: { singular: 'Tour strip', plural: 'Tour strips' },
    fields: [
      { name: 'tour', type: 'relationship', relationTo: TOURS, required: true, label: 'Tour' },
      {
        name: 'label',
        type: 'text',
        label: 'Words on the button',
        localized: true,
        admin: { description: 'Empty: the usual ones. It leads to the page of the tour.' },
      },
    ],
  },
  { group: 'Tours', icon: 'panel-top', standsInText: true },
);
