import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { titleLevel } from '../../cms/fields/block/titleLevel.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { ICON_NAMES } from '../../shared/icons.ts';

const icons = { none: 'None', ...Object.fromEntries(ICON_NAMES.map((name) => [name, name])) };

export const timelineBlock = defineBlock(
  {
    slug: 'timeline',
    interfaceName: 'TimelineBlock',
    labels: { singular: 'Timeline', plural: 'Timelines' },
    fields: [
      {
        name: 'items',
        type: 'array',
        label: 'Days or stages',
        labels: { singular: 'stage', plural: 'stages' },
        minRows: 1,
        maxRows: 60,
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'label',
                type: 'text',
                label: 'When',
                localized: true,
                maxLength: 40,
                admin: { width: '30%', description: 'Such as Day 1.' },
              },
              { name: 'title', type: 'text', label: 'Title', localized: true, required: true, admin: { width: '70%' } },
            ],
          },
          { name: 'text', type: 'textarea', label: 'Text', localized: true },
          { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture' },
          {
            name: 'facts',
            type: 'array',
            label: 'Facts, such as distance, altitude or nights',
            labels: { singular: 'fact', plural: 'facts' },
            maxRows: 8,
            fields: [
              {
                type: 'row',
                fields: [
                  choice('icon', icons, { label: 'Icon', defaultValue: 'none', admin: { width: '30%' } }),
                  { name: 'name', type: 'text', label: 'What', localized: true, admin: { width: '30%' } },
                  {
                    name: 'value',
                    type: 'text',
                    label: 'How much',
                    localized: true,
                    required: true,
                    admin: { width: '40%' },
                  },
                ],
              },
            ],
          },
          choice('icon', icons, { label: 'Icon on the line', defaultValue: 'none' }),
        ],
      },
      choice(
        'folding',
        { none: 'All are open', first: 'The first is open, others unfold', closed: 'All unfold' },
        {
          label: 'Stages',
          defaultValue: 'none',
          admin: { description: 'In print and in the search all of it is there.' },
        },
      ),
      titleLevel('Level of the titles'),
    ],
    style: [
      choice(
        'arrangement',
        { side: 'On one side of the line', alternating: 'On both sides in turn' },
        { label: 'Arrange', defaultValue: 'side', admin: { description: 'On phones and tablets on one side.' } },
      ),
      choice('sign', { dot: 'Dot', number: 'Number', icon: 'Icon' }, { label: 'On the line', defaultValue: 'dot' }),
      choice(
        'pictures',
        { beside: 'Beside the text', above: 'Above the text' },
        { label: 'Pictures', defaultValue: 'beside' },
      ),
    ],
  },
  {
    group: 'Facts',
    icon: 'milestone',
    words: 'history steps process milestones chronologie étapes مراحل',
    starter: {
      items: [
        { label: 'Day 1', title: 'Arrival', text: sample('Where travellers are met, and where they sleep.') },
        { label: 'Day 2', title: 'On the way', text: sample('What the day is like, and how long it takes.') },
        { label: 'Day 3', title: 'The last evening', text: sample('How it ends.') },
      ],
    },
  },
);
