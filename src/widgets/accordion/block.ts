import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';
import { sample } from '../../sections/sample.ts';
import { disclosureItems, disclosureStyle, faqField, titleLevelField } from './disclosureFields.ts';

/** Accordion: items with a title and a slot for any blocks, at most one open. */
export const accordionBlock = defineBlock(
  {
    slug: 'accordion',
    interfaceName: 'AccordionBlock',
    labels: { singular: 'Accordion', plural: 'Accordions' },
    fields: [
      disclosureItems(),
      choice(
        'opens',
        { first: 'The first is open', none: 'All are closed' },
        { label: 'At first', defaultValue: 'first' },
      ),
      faqField,
    ],
    style: disclosureStyle(),
    advanced: [titleLevelField],
  },
  {
    group: 'Layout',
    icon: 'list-collapse',
    words: 'faq questions answers collapse fold foire questions réponses أسئلة',
    starter: {
      items: ['The first question', 'The second question', 'The third question'].map((title) => ({
        title: sample(title),
        blocks: [{ blockType: 'rich-text', content: plainParagraph(sample('Its answer, in a few plain sentences.')) }],
      })),
    },
  },
);
