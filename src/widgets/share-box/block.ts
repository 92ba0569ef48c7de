import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';

export const shareBoxBlock = defineBlock(
  {
    slug: 'share-box',
    interfaceName: 'ShareBoxBlock',
    labels: { singular: 'Share box of the theme', plural: 'Share boxes of the theme' },
    fields: [
      choice(
        'place',
        { top: 'Above the text', bottom: 'Below the text' },
        {
          label: 'Position',
          defaultValue: 'bottom',
          admin: {
            description: 'It shows where the theme wants share boxes; everything else about it is set there too.',
          },
        },
      ),
    ],
  },
  { group: 'Actions', icon: 'share', words: 'social share facebook partager مشاركة' },
);
