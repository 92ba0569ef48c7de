import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { choice } from '../../cms/fields/options.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';
import { disclosureStyle, faqField } from '../accordion/disclosureFields.ts';

/** FAQ of the tour; at most one answer is open. */
export const tourFaqBlock = defineBlock(
  {
    slug: 'tour-faq',
    interfaceName: 'TourFaqBlock',
    labels: { singular: 'Questions about the tour', plural: 'Questions about tours' },
    fields: [
      ...tourTitleFields(),
      choice(
        'opens',
        { first: 'The first is open', none: 'All are closed' },
        { label: 'At first', defaultValue: 'none' },
      ),
      faqField,
    ],
    style: disclosureStyle(),
  },
  {
    group: 'Tours',
    icon: 'list-collapse',
    words: 'questions answers faq réponses أسئلة',
    onlyIn: ONLY_IN_TOURS,
    starter: { title: 'Questions we are asked' },
  },
);
