import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { choice } from '../../cms/fields/options.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';
import { LISTS } from './lists.ts';

/** Lists of the tour: highlights, inclusions and exclusions, packing list, and for whom it is. */
export const tourListsBlock = defineBlock(
  {
    slug: 'tour-lists',
    interfaceName: 'TourListsBlock',
    labels: { singular: 'Lists of the tour', plural: 'Lists of tours' },
    fields: [
      ...tourTitleFields(),
      {
        name: 'lists',
        type: 'array',
        label: 'Lists, in this order',
        labels: { singular: 'list', plural: 'lists' },
        maxRows: 8,
        admin: { description: 'Empty: what is included and what is not. What a tour does not say is left out.' },
        fields: [
          {
            type: 'row',
            fields: [
              choice('list', LISTS, { label: 'List', defaultValue: 'included', admin: { width: '50%' } }),
              {
                name: 'label',
                type: 'text',
                label: 'Its title',
                localized: true,
                admin: { width: '50%', description: 'Empty: the usual one.' },
              },
            ],
          },
        ],
      },
    ],
    style: [
      choice(
        'arrangement',
        { beside: 'Beside each other', below: 'Below each other' },
        { label: 'Arrange', defaultValue: 'beside' },
      ),
    ],
  },
  {
    group: 'Tours',
    icon: 'list',
    words: 'included excluded bring packing inclus مشمول',
    onlyIn: ONLY_IN_TOURS,
    starter: { lists: [{ list: 'included' }, { list: 'excluded' }] },
  },
);
