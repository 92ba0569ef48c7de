import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';

export const quoteBlock = defineBlock(
  {
    slug: 'quote',
    interfaceName: 'QuoteBlock',
    labels: { singular: 'Quote', plural: 'Quotes' },
    fields: [
      { name: 'text', type: 'textarea', label: 'Words', localized: true, required: true },
      { name: 'cite', type: 'text', label: 'Who said it', localized: true },
    ],
    style: [choice('look', { pull: 'Large, between rules', plain: 'Plain' }, { label: 'Look', defaultValue: 'pull' })],
  },
  {
    group: 'Text',
    icon: 'quote',
    words: 'testimonial blockquote saying citation témoignage اقتباس',
    starter: { text: sample('What somebody said, in their own words.'), cite: sample('Who said it') },
    standsInText: true,
  },
);
