import type { Field } from 'payload';
import { validateAddress } from './link.ts';

/**
 * Fields of a link that opens a form to ask about one part of a tour.
 * @param what such as “date”
 */
export function enquiryFields(what: string): Field[] {
  return [
    { name: 'showAsk', type: 'checkbox', label: `Each ${what} can be asked about`, defaultValue: false },
    {
      name: 'askAddress',
      type: 'text',
      label: 'By the form at',
      defaultValue: '#enquiry',
      validate: validateAddress,
      admin: {
        condition: (_, siblings) => siblings?.showAsk === true,
        description:
          'The HTML id of a form on this page with # before it, or the address of a page with a form, such as /contact/.',
      },
    },
  ];
}
