import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

/** Tour finder: destination, month and duration; leads to the filtered list of tours. */
export const tourFinderBlock = defineBlock(
  {
    slug: 'tour-finder',
    interfaceName: 'TourFinderBlock',
    labels: { singular: 'Tour finder', plural: 'Tour finders' },
    fields: [
      {
        name: 'label',
        type: 'text',
        label: 'Words on the button',
        localized: true,
        admin: {
          description: 'Empty: the usual ones. It leads to the archive of tours, whose template has a listing.',
        },
      },
    ],
  },
  { group: 'Tours', icon: 'search', words: 'search when where finder trouver recherche بحث رحلة', starter: {} },
);
