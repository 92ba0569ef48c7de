import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';

/** Sticky bar at the lower edge of the window, with the tour's name, price, and an enquiry button. */
export const enquiryBarBlock = defineBlock(
  {
    slug: 'enquiry-bar',
    interfaceName: 'EnquiryBarBlock',
    labels: { singular: 'Enquiry bar', plural: 'Enquiry bars' },
    fields: [
      {
        name: 'label',
        type: 'text',
        label: 'Words on the button',
        localized: true,
        admin: { description: 'Empty: the usual ones.' },
      },
      linkField('link', 'The button leads to, where nothing can be booked on the page'),
      {
        name: 'account',
        type: 'relationship',
        relationTo: 'chat-accounts',
        label: 'Who is written to by chat',
        admin: {
          description:
            'The message names the tour and its code. Left out where the chat asks for consent first: then the button in the corner does.',
        },
      },
    ],
    style: [
      choice(
        'appears',
        { scrolled: 'When the visitor has scrolled past the beginning', always: 'At once' },
        { label: 'Appears', defaultValue: 'scrolled' },
      ),
    ],
  },
  {
    group: 'Tours',
    icon: 'panel-top',
    words: 'ask contact quote sticky request demande devis استفسار',
    onlyIn: ONLY_IN_TOURS,
    starter: { link: { kind: 'address', address: '/contact/' } },
  },
);
