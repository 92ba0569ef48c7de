import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { FACTS } from '../../tours/facts.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';

/** Key facts of a tour: on its page, in its sidebar, or in a card. */
export const tourFactsBlock = defineBlock(
  {
    slug: 'tour-facts',
    interfaceName: 'TourFactsBlock',
    labels: { singular: 'Facts of the tour', plural: 'Facts of tours' },
    fields: [
      {
        name: 'facts',
        type: 'array',
        label: 'Facts, in this order',
        labels: { singular: 'fact', plural: 'facts' },
        maxRows: 16,
        admin: { description: 'Empty: the usual ones. What a tour does not say is left out.' },
        fields: [
          {
            type: 'row',
            fields: [
              choice('fact', FACTS, { label: 'Fact', defaultValue: 'duration', admin: { width: '50%' } }),
              {
                name: 'label',
                type: 'text',
                label: 'Its name',
                localized: true,
                maxLength: 40,
                admin: { width: '50%', description: 'Empty: the usual one.' },
              },
            ],
          },
        ],
      },
    ],
    style: [
      choice(
        'look',
        {
          strip: 'A strip between thin rules',
          list: 'A list, names before values',
          card: 'A card, with the price large',
          line: 'One line, for cards of lists',
        },
        { label: 'Look', defaultValue: 'strip' },
      ),
      { name: 'hasIcons', type: 'checkbox', label: 'With signs', defaultValue: true },
    ],
  },
  {
    group: 'Tours',
    icon: 'list-checks',
    words: 'duration group difficulty facts infos durée معلومات',
    onlyIn: ONLY_IN_TOURS,
    starter: { facts: ['duration', 'route', 'group', 'difficulty', 'months'].map((fact) => ({ fact })) },
  },
);
