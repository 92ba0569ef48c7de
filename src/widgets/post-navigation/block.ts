import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';

/** Links to the previous and next article. */
export const postNavigationBlock = defineBlock(
  {
    slug: 'post-navigation',
    interfaceName: 'PostNavigationBlock',
    labels: { singular: 'Previous and next', plural: 'Previous and next' },
    fields: [
      {
        name: 'sameCategory',
        type: 'checkbox',
        label: 'Only articles of the same category',
        defaultValue: false,
        admin: { description: 'The first category of the article counts.' },
      },
    ],
    style: [
      { name: 'showPicture', type: 'checkbox', label: 'Show their pictures', defaultValue: true },
      choice('look', { ruled: 'Between thin rules', plain: 'Plain' }, { label: 'Look', defaultValue: 'ruled' }),
    ],
  },
  {
    group: 'Document',
    icon: 'arrow-left-right',
    words: 'next previous article suivant précédent',
    onlyIn: ['templates'],
  },
);
