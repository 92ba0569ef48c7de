import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { ICON_NAMES } from '../../shared/icons.ts';

export const iconListBlock = defineBlock(
  {
    slug: 'icon-list',
    interfaceName: 'IconListBlock',
    labels: { singular: 'Icon list', plural: 'Icon lists' },
    fields: [
      {
        name: 'items',
        type: 'array',
        label: 'Entries',
        labels: { singular: 'entry', plural: 'entries' },
        minRows: 1,
        fields: [
          { name: 'text', type: 'text', label: 'Text', localized: true, required: true },
          choice(
            'icon',
            { none: 'None', ...Object.fromEntries(ICON_NAMES.map((name) => [name, name])) },
            { label: 'Icon', defaultValue: 'check' },
          ),
          {
            type: 'row',
            fields: [
              { name: 'lead', type: 'text', label: 'Before it', localized: true, admin: { width: '50%' } },
              { name: 'note', type: 'text', label: 'At the end', localized: true, admin: { width: '50%' } },
            ],
          },
          linkField(),
        ],
      },
    ],
    style: [
      choice(
        'arrangement',
        { column: 'One below the other', row: 'Side by side', grid: 'Two columns', ledger: 'Ledger, with lines' },
        { label: 'Arrange', defaultValue: 'column' },
      ),
    ],
  },
  {
    group: 'Text',
    icon: 'list-checks',
    words: 'bullets checklist ticks features list liste puces قائمة',
    starter: {
      items: ['The first point', 'The second point', 'The third point'].map((text) => ({ text: sample(text) })),
    },
    standsInText: true,
  },
);
