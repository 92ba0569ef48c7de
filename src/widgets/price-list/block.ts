import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { shownAt } from '../../cms/fields/pictureChooserFields.ts';

/** Price list: items with prices, one below the other. */
export const priceListBlock = defineBlock(
  {
    slug: 'price-list',
    interfaceName: 'PriceListBlock',
    labels: { singular: 'Price list', plural: 'Price lists' },
    fields: [
      {
        name: 'items',
        type: 'array',
        label: 'Entries',
        labels: { singular: 'entry', plural: 'entries' },
        minRows: 1,
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'title',
                type: 'text',
                label: 'What it is',
                localized: true,
                required: true,
                admin: { width: '65%' },
              },
              { name: 'price', type: 'text', label: 'Price', localized: true, admin: { width: '35%' } },
            ],
          },
          { name: 'text', type: 'textarea', label: 'Text', localized: true },
          { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture', admin: shownAt(240) },
          linkField(),
        ],
      },
    ],
    style: [
      choice(
        'leader',
        { dots: 'Dots', line: 'A line', none: 'Nothing' },
        { label: 'Between name and price', defaultValue: 'dots' },
      ),
      choice(
        'shape',
        { arch: 'Arch', circle: 'Circle', square: 'Square' },
        { label: 'Pictures', defaultValue: 'arch' },
      ),
    ],
  },
  {
    group: 'Facts',
    icon: 'list',
    words: 'menu rates prices tarifs prix أسعار',
    starter: {
      items: [
        { title: 'The first thing', price: '€40', text: 'What it is, in a few words.' },
        { title: 'The second thing', price: '€65' },
      ],
    },
    standsInText: true,
  },
);
