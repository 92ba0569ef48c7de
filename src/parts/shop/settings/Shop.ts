import type { Field, GlobalConfig } from 'payload';
import { isAdmin, isWriter } from '../../../cms/access/roles.ts';
import { globalChanged } from '../../../cms/hooks/contentVersion.ts';
import {
  DEFAULT_BALANCE_DAYS,
  DEFAULT_CONFIRM_HOURS,
  DEFAULT_HELD_DEPARTURES,
  DEFAULT_HELD_SEATS,
  DEFAULT_HOLD_MINUTES,
  DEFAULT_PROVEN_DEPARTURES,
  DEFAULT_PROVEN_SEATS,
  DEFAULT_TRANSFER_DAYS,
  DEFAULT_UNPAID_DAYS,
  DEFAULT_UNPAID_SHARE,
} from '../rules/shopSettings.ts';
import { keepPages } from './keepPages.ts';

const isOn = (data: Partial<{ isOn: boolean }>): boolean => Boolean(data?.isOn);
const page = (name: string, label: string, description: string): Field => ({
  name,
  type: 'relationship',
  relationTo: 'pages',
  label,
  admin: { width: '50%', description, condition: isOn },
});

function number(
  name: string,
  label: string,
  defaultValue: number,
  [min, max]: [number, number],
  description?: string,
): Field {
  const admin = { step: 1, width: '33%', condition: isOn, description };
  return { name, type: 'number', label, min, max, defaultValue, admin };
}

/** Settings: whether travellers can book on the site, and how they pay. */
export const Shop: GlobalConfig = {
  slug: 'shop',
  label: 'Shop',
  // Loads the pages it links to.
  custom: { readDepth: 1 },
  access: { read: isWriter, update: isAdmin },
  admin: {
    group: 'Settings and people',
    description:
      'With the shop off, tours are asked for by message, and nothing of it is sent to visitors. Orders that were placed stay.',
  },
  hooks: { beforeChange: [keepPages], afterChange: [globalChanged] },
  fields: [
    { name: 'isOn', type: 'checkbox', label: 'Travellers can book on the site', defaultValue: false },
    // First what every operator decides; pages and limits can stay as they come.
    {
      name: 'takesTransfer',
      type: 'checkbox',
      label: 'Can be paid by bank transfer',
      defaultValue: false,
      admin: { condition: isOn },
    },
    {
      name: 'transferText',
      type: 'textarea',
      label: 'Bank account',
      localized: true,
      maxLength: 1000,
      admin: { condition: (data) => isOn(data) && Boolean(data?.takesTransfer) },
    },
    {
      name: 'transferDays',
      type: 'number',
      label: 'Days to pay by transfer',
      min: 1,
      max: 30,
      defaultValue: DEFAULT_TRANSFER_DAYS,
      admin: { step: 1, condition: (data) => isOn(data) && Boolean(data?.takesTransfer) },
    },
    {
      name: 'unpaidDays',
      type: 'number',
      label: 'Cancel unpaid bookings after, in days',
      min: 0,
      max: 60,
      defaultValue: DEFAULT_UNPAID_DAYS,
      admin: {
        step: 1,
        condition: (data) => isOn(data) && Boolean(data?.takesTransfer),
        description: 'Counted from the day on which it should have arrived; the traveller is reminded on that day.',
      },
    },
    {
      name: 'takesArrival',
      type: 'checkbox',
      label: 'Can be paid on arrival',
      defaultValue: false,
      admin: { condition: isOn },
    },
    {
      name: 'noticeEmail',
      type: 'email',
      label: 'E-mail for new orders',
      admin: { description: 'Empty: whoever is told of enquiries.' },
    },
    {
      type: 'row',
      fields: [
        page('cartPage', 'Page of the cart', 'Holds the block “Cart”.'),
        page('checkoutPage', 'Page of the checkout', 'Holds the block “Checkout”.'),
        page('summaryPage', 'Page of an order', 'Holds the block “Purchase summary”. Mails lead there.'),
        page('accountPage', 'Page of the account', 'Holds the block “My account”.'),
        page('termsPage', 'Terms', 'Travellers agree to them before they book.'),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'holdMinutes',
          type: 'number',
          label: 'Places in a cart are kept, in minutes',
          min: 5,
          max: 120,
          defaultValue: DEFAULT_HOLD_MINUTES,
          admin: { step: 1, width: '50%', condition: isOn },
        },
        {
          name: 'balanceDays',
          type: 'number',
          label: 'After a deposit the rest is due, in days before the tour',
          min: 1,
          max: 365,
          defaultValue: DEFAULT_BALANCE_DAYS,
          admin: {
            step: 1,
            width: '50%',
            condition: isOn,
            description: 'Later bookings are paid whole. How large the deposit is, each tour says.',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        number(
          'heldSeats',
          'Most places that one visitor holds unpaid',
          DEFAULT_HELD_SEATS,
          [1, 200],
          'In carts and bookings together, until something is paid or the traveller has proven an address by a mailed link.',
        ),
        number('heldDepartures', 'On how many dates at most', DEFAULT_HELD_DEPARTURES, [1, 50]),
        number(
          'unpaidShare',
          'Most of a date that unpaid bookings may take, in percent',
          DEFAULT_UNPAID_SHARE,
          [0, 100],
          'Bookings by transfer or paid on arrival, with carts, all together; the other places are left to those who pay.',
        ),
      ],
    },
    {
      type: 'row',
      fields: [
        number(
          'provenSeats',
          'Most places that a confirmed address holds unpaid',
          DEFAULT_PROVEN_SEATS,
          [1, 500],
          'Of a traveller who is signed in, or has confirmed by a mailed link.',
        ),
        number('provenDepartures', 'On how many dates at most', DEFAULT_PROVEN_DEPARTURES, [1, 100]),
        number(
          'confirmHours',
          'Hours to confirm a booking that is paid later',
          DEFAULT_CONFIRM_HOURS,
          [1, 72],
          'By the link in the mail. Its places are on hold until then; the traveller is reminded, and it ends by itself. Who is signed in is booked at once.',
        ),
      ],
    },
  ],
};
