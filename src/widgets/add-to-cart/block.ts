import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { DATES_SHOWN, MAX_DATES_SHOWN } from './constants.ts';

/** Booking form of the page's tour; nothing with the shop off. */
export const addToCartBlock = defineBlock(
  {
    slug: 'add-to-cart',
    interfaceName: 'AddToCartBlock',
    labels: { singular: 'Book this tour', plural: 'Forms to book tours' },
    fields: [
      ...tourTitleFields(),
      {
        name: 'label',
        type: 'text',
        label: 'Words on the button',
        localized: true,
        admin: { description: 'Empty: the usual ones.' },
      },
      {
        name: 'limit',
        type: 'number',
        label: 'How many dates that can be booked at first',
        min: 1,
        max: MAX_DATES_SHOWN,
        defaultValue: DATES_SHOWN,
        admin: { description: 'Later ones unfold.' },
      },
      { name: 'showCalendar', type: 'checkbox', label: 'Each can be added to a calendar', defaultValue: true },
    ],
  },
  {
    group: 'Tours',
    icon: 'shopping-cart',
    words: 'book booking reserve dates buy réserver réservation حجز',
    starter: { title: 'Book your places' },
  },
);
