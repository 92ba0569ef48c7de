import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { MAX_COMPARED } from '../../parts/compare/rules/choice.ts';
import { TOURS } from '../../tours/words.ts';

/** Comparison table of tours. */
export const compareTableBlock = defineBlock(
  {
    slug: 'compare-table',
    interfaceName: 'CompareTableBlock',
    labels: { singular: 'Comparison of tours', plural: 'Comparisons of tours' },
    fields: [
      {
        name: 'caption',
        type: 'text',
        label: 'Name of the table',
        localized: true,
        maxLength: 120,
        admin: { description: 'Screen readers say it. Empty: the usual one.' },
      },
      {
        name: 'chosen',
        type: 'relationship',
        relationTo: TOURS,
        hasMany: true,
        maxRows: MAX_COMPARED,
        label: 'Tours',
        admin: {
          description:
            'Left empty, it shows what each visitor compares: that belongs on the page /compare/, which search engines are not to list. Tours chosen here stand side by side on any page.',
        },
      },
      {
        name: 'emptyText',
        type: 'textarea',
        label: 'What it says before anything is compared',
        localized: true,
        admin: { description: 'Empty: the usual words.', condition: (_, siblings) => !siblings?.chosen?.length },
      },
      {
        name: 'moreLabel',
        type: 'text',
        label: 'Words of the link to all tours',
        localized: true,
        admin: { description: 'Empty: there is none.' },
      },
      linkField('moreLink', 'That link leads to'),
    ],
  },
  { group: 'Tours', icon: 'columns-3', words: 'compare columns comparer tableau مقارنة', starter: {} },
);
