import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { linkField } from '../../cms/fields/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { ICON_NAMES } from '../../shared/icons.ts';

export const iconListBlock = defineBlock(
  {
    slug: 'icon-list',
    interfaceName: 'IconListBlock',
    labels: { singular: 'Icon list', plural: 'Icon lists' },
    fields: [
      choice(
        'arrangement',
        { column: 'One below the other', row: 'Side by side', grid: 'Two columns', ledger: 'Ledger, with lines' },
        {
          label: 'Arrange',
          defaultValue: 'column',
        },
      ),
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
              choice(
                'icon',
                { none: 'None', ...Object.fromEntries(ICON_NAMES.map((name) => [name, name])) },
                {
                  label: 'Icon',
                  defaultValue: 'check',
                  admin: { width: '25%' },
                },
              ),
              { name: 'lead', type: 'text', label: 'Before it', localized: true, admin: { width: '25%' } },
              { name: 'text', type: 'text', label: 'Text', localized: true, required: true, admin: { width: '25%' } },
              { name: 'note', type: 'text', label: 'At the end', localized: true, admin: { width: '25%' } },
            ],
          },
          { type: 'collapsible', label: 'Link', admin: { initCollapsed: true }, fields: [linkField()] },
        ],
      },
    ],
  },
  { standsInText: true },
);
