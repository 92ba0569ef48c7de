import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

/** Button that adds the tour of the page, or of the card, to the visitor's comparison. */
export const compareButtonBlock = defineBlock(
  {
    slug: 'compare-button',
    interfaceName: 'CompareButtonBlock',
    labels: { singular: 'Compare button', plural: 'Compare buttons' },
    fields: [
      {
        name: 'label',
        type: 'text',
        label: 'Words',
        localized: true,
        maxLength: 60,
        admin: {
          description:
            'Empty: the usual ones. Tours are compared on the page /compare/, which holds the block “Comparison of tours”.',
        },
      },
    ],
  },
  { group: 'Tours', icon: 'columns-2', words: 'compare comparer مقارنة', starter: {} },
);
