import type { Tab } from 'payload';
import { choice } from '../../../cms/fields/options.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { DEFAULT_CURRENCY, PRICE_BASES } from '../../../tours/words.ts';
import {
  all,
  checkCurrency,
  checkEnd,
  checkGiven,
  checkMoney,
  checkNotBelow,
  checkNumber,
  checkWhole,
} from './checks.ts';
import { dayField, lineField, moneyField, numberField } from './parts.ts';

const givenMoney = all(checkGiven(msg('What does it cost?')), checkMoney);

/** Tab: prices by season and group size, and the refund policy. */
export const priceTab: Tab = {
  label: 'Price',
  fields: [
    {
      name: 'price',
      type: 'group',
      label: false,
      fields: [
        {
          type: 'row',
          fields: [
            moneyField('from', 'Price from', { index: true, admin: { width: '33%' } }),
            {
              name: 'currency',
              type: 'text',
              label: 'Currency',
              defaultValue: DEFAULT_CURRENCY,
              maxLength: 3,
              validate: checkCurrency,
              hooks: {
                beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)],
              },
              admin: { width: '33%', description: 'Three letters, such as EUR. All amounts of this tour are in it.' },
            },
            choice('basis', PRICE_BASES, { label: 'The price is', defaultValue: 'person', admin: { width: '33%' } }),
          ],
        },
        {
          type: 'row',
          fields: [
            moneyField('singleSupplement', 'Single room supplement', { admin: { width: '33%' } }),
            moneyField('childFrom', 'Child price from', { admin: { width: '33%' } }),
            numberField('deposit', 'Deposit, %', checkNumber(msg('Deposit'), 0, 100), {
              admin: {
                width: '33%',
                description: 'Paid at once by whoever books on the site. 0: there is none, all is paid.',
              },
            }),
          ],
        },
        { name: 'note', type: 'textarea', label: 'Note on the price', localized: true },
        // Rows begin open: a new one that begins folded would fold under the hand.
        {
          name: 'seasons',
          type: 'array',
          label: 'By season',
          labels: { singular: 'season', plural: 'seasons' },
          maxRows: 40,
          admin: {
            components: { RowLabel: '/src/documents/tours/studio/LineLabel.tsx#LineLabel' },
          },
          fields: [
            {
              type: 'row',
              fields: [
                lineField('title', 'Season', { required: true, admin: { width: '50%' } }),
                moneyField('price', 'Price', { check: givenMoney, required: true, admin: { width: '50%' } }),
              ],
            },
            {
              type: 'row',
              fields: [
                dayField('start', 'From', { admin: { width: '50%' } }),
                dayField('end', 'To', { check: checkEnd, admin: { width: '50%' } }),
              ],
            },
          ],
        },
        {
          name: 'parties',
          type: 'array',
          label: 'Price per traveller, by group size',
          labels: { singular: 'size', plural: 'sizes' },
          maxRows: 20,
          admin: {
            description:
              'Travellers on your dates pay by this table, unless a date or its season has a price of its own. If the tour is also had as a private departure, it is the price of that, and dates cost the same for every party.',
          },
          fields: [
            {
              type: 'row',
              fields: [
                numberField(
                  'from',
                  'Travellers from',
                  all(checkGiven(msg('From how many travellers on?')), checkWhole(msg('From'), 1, 1000)),
                  { required: true, admin: { width: '33%' } },
                ),
                numberField(
                  'to',
                  'Travellers to',
                  all(
                    checkWhole(msg('To'), 1, 1000),
                    checkNotBelow('from', (least) => t('This is less than the {least} it begins with.', { least })),
                  ),
                  { admin: { width: '33%', description: 'Empty: and more.' } },
                ),
                moneyField('price', 'Price', { check: givenMoney, required: true, admin: { width: '33%' } }),
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'cancellation',
      type: 'array',
      label: 'Cancellation terms',
      labels: { singular: 'step', plural: 'steps' },
      maxRows: 12,
      fields: [
        {
          type: 'row',
          fields: [
            numberField(
              'days',
              'Up to this many days before departure',
              all(checkGiven(msg('How many days before the start?')), checkWhole(msg('Days'), 0, 1000)),
              { required: true, admin: { width: '50%' } },
            ),
            numberField(
              'percent',
              'Cancellation fee, % of the price',
              all(checkGiven(msg('How much is kept?')), checkNumber(msg('Percent'), 0, 100)),
              { required: true, admin: { width: '50%' } },
            ),
          ],
        },
      ],
    },
  ],
};
