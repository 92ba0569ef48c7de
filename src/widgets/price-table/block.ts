import type { Field } from 'payload';
import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { CURRENCIES } from './currencies.ts';

const price: Field = {
  type: 'row',
  fields: [
    { name: 'price', type: 'number', label: 'Price', min: 0, admin: { width: '33%' } },
    {
      name: 'originalPrice',
      type: 'number',
      label: 'Price before',
      min: 0,
      admin: {
        width: '33%',
        description: 'The lowest price of the last thirty days, as the law of the European Union has it.',
      },
    },
    { name: 'period', type: 'text', label: 'Price is per', localized: true, admin: { width: '34%' } },
  ],
};

const features: Field = {
  name: 'features',
  type: 'array',
  label: 'What is included',
  labels: { singular: 'line', plural: 'lines' },
  fields: [
    { name: 'text', type: 'text', label: 'Text', localized: true, required: true },
    choice('sign', { yes: 'Included', no: 'Not included', none: 'No sign' }, { label: 'Sign', defaultValue: 'yes' }),
  ],
};

/** Pricing table: plans side by side. */
export const priceTableBlock = defineBlock(
  {
    slug: 'price-table',
    interfaceName: 'PriceTableBlock',
    labels: { singular: 'Price table', plural: 'Price tables' },
    fields: [
      {
        name: 'plans',
        type: 'array',
        label: 'Offers',
        labels: { singular: 'offer', plural: 'offers' },
        minRows: 1,
        maxRows: 4,
        fields: [
          { name: 'title', type: 'text', label: 'Name', localized: true, required: true },
          { name: 'text', type: 'text', label: 'In a few words', localized: true },
          price,
          features,
          {
            type: 'row',
            fields: [
              { name: 'ribbon', type: 'text', label: 'Ribbon', localized: true, admin: { width: '50%' } },
              { name: 'isMain', type: 'checkbox', label: 'Highlight it', admin: { width: '50%' } },
            ],
          },
          { name: 'buttonLabel', type: 'text', label: 'Button', localized: true },
          linkField('link', 'The button leads to'),
          { name: 'footnote', type: 'text', label: 'Small print', localized: true },
        ],
      },
      choice('currency', CURRENCIES, { label: 'Prices in', defaultValue: 'EUR' }),
      choice('level', { h2: 'H2', h3: 'H3', h4: 'H4' }, { label: 'Level of the names', defaultValue: 'h3' }),
    ],
  },
  {
    group: 'Facts',
    icon: 'table',
    words: 'pricing plan package offer tarif forfait أسعار',
    starter: {
      plans: [
        {
          title: 'Together',
          text: sample('With others, in a small group'),
          price: 1190,
          period: 'for each of you',
          features: [
            { text: 'A guide all the way', sign: 'yes' },
            { text: 'A room of your own', sign: 'no' },
          ],
          buttonLabel: 'Ask for dates',
          link: { kind: 'address', address: '/contact/' },
        },
        {
          title: 'By yourselves',
          text: sample('On your dates, at your pace'),
          price: 1690,
          period: 'for each of you',
          features: [
            { text: 'A guide all the way', sign: 'yes' },
            { text: 'A room of your own', sign: 'yes' },
          ],
          ribbon: 'Most chosen',
          isMain: true,
          buttonLabel: 'Plan it with us',
          link: { kind: 'address', address: '/contact/' },
        },
      ],
    },
  },
);
