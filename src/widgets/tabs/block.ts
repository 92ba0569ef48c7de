import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { slotField } from '../../cms/fields/layout.ts';
import { choice } from '../../cms/fields/options.ts';
import { plainParagraph } from '../../cms/fields/plainParagraph.ts';
import { ICON_NAMES } from '../../shared/icons.ts';
import { anchorField } from '../accordion/anchorField.ts';
import { titleLevelField } from '../accordion/disclosureFields.ts';

/** Panels of which one is seen, chosen by its tab; any blocks stand in them. */
export const tabsBlock = defineBlock(
  {
    slug: 'tabs',
    interfaceName: 'TabsBlock',
    labels: { singular: 'Tabs', plural: 'Tabs' },
    fields: [
      {
        name: 'items',
        type: 'array',
        label: 'Tabs',
        labels: { singular: 'tab', plural: 'tabs' },
        minRows: 1,
        fields: [
          { name: 'title', type: 'text', label: 'Title', localized: true, required: true },
          choice(
            'icon',
            { none: 'None', ...Object.fromEntries(ICON_NAMES.map((name) => [name, name])) },
            { label: 'Icon', defaultValue: 'none' },
          ),
          anchorField,
          slotField(),
        ],
      },
    ],
    style: [
      choice(
        'arrangement',
        { horizontal: 'Tabs above', vertical: 'Tabs beside, on large screens' },
        { label: 'Arrange', defaultValue: 'horizontal' },
      ),
      choice(
        'look',
        { line: 'Over a thin rule', filled: 'Filled' },
        { label: 'Look of the tabs', defaultValue: 'line' },
      ),
      choice(
        'align',
        { start: 'Start', center: 'Centre', stretch: 'Over the whole width' },
        {
          label: 'Place of the tabs',
          defaultValue: 'start',
          admin: { condition: (_, siblings) => siblings?.arrangement !== 'vertical' },
        },
      ),
    ],
    advanced: [titleLevelField],
  },
  {
    group: 'Layout',
    icon: 'panels-top-left',
    starter: {
      items: ['The first tab', 'The second tab', 'The third tab'].map((title) => ({
        title,
        blocks: [{ blockType: 'rich-text', content: plainParagraph('What this tab shows: text, pictures, anything.') }],
      })),
    },
  },
);
