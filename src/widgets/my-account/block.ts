import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { titleLevel } from '../../cms/fields/block/titleLevel.ts';

/** Account of the signed-in customer; sign-in options for visitors. */
export const myAccountBlock = defineBlock(
  {
    slug: 'my-account',
    interfaceName: 'MyAccountBlock',
    labels: { singular: 'My account', plural: 'My account' },
    fields: [
      {
        name: 'title',
        type: 'text',
        label: 'Title for whoever is not signed in',
        localized: true,
        admin: { description: 'Words between *stars* are set in italics.' },
      },
      titleLevel(),
      {
        name: 'text',
        type: 'textarea',
        label: 'Text below it',
        localized: true,
        admin: { description: 'Such as what an account is good for.' },
      },
    ],
    style: [],
  },
  {
    group: 'Site',
    icon: 'circle-user',
    words: 'login bookings profile customer compte حساب',
    starter: { title: 'Your journeys, in one place' },
  },
);
