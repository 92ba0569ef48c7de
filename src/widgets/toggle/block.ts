import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';
import { sample } from '../../sections/sample.ts';
import { disclosureItems, disclosureStyle, faqField, titleLevelField } from '../accordion/disclosureFields.ts';

/** Disclosures that open independently: items with a title and a slot for any blocks. */
export const toggleBlock = defineBlock(
  {
    slug: 'toggle',
    interfaceName: 'ToggleBlock',
    labels: { singular: 'Toggle', plural: 'Toggles' },
    fields: [
      disclosureItems(),
      choice(
        'opens',
        { none: 'All are closed', first: 'The first is open', all: 'All are open' },
        { label: 'At first', defaultValue: 'none' },
      ),
      faqField,
    ],
    style: disclosureStyle(),
    advanced: [titleLevelField],
  },
  {
    group: 'Layout',
    icon: 'toggle-left',
    words: 'show hide collapse faq switch afficher masquer',
    starter: {
      opens: 'first',
      items: ['More about this', 'And about this'].map((title) => ({
        title: sample(title),
        blocks: [{ blockType: 'rich-text', content: plainParagraph(sample('What not everybody needs to read.')) }],
      })),
    },
  },
);
