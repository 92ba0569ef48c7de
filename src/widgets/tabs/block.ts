import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';
import { sample } from '../../sections/sample.ts';
import { disclosureItems, titleLevelField } from '../accordion/disclosureFields.ts';

/** Tabs with panels of any blocks. */
export const tabsBlock = defineBlock(
  {
    slug: 'tabs',
    interfaceName: 'TabsBlock',
    labels: { singular: 'Tabs', plural: 'Tabs' },
    fields: [disclosureItems('Tabs', 'tab')],
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
    words: 'tab panels onglets ألسنة',
    starter: {
      items: ['The first tab', 'The second tab', 'The third tab'].map((title) => ({
        title: sample(title),
        blocks: [
          { blockType: 'rich-text', content: plainParagraph(sample('What this tab shows: text, pictures, anything.')) },
        ],
      })),
    },
  },
);
