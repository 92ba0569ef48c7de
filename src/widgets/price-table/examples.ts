import type { Examples } from '../../render/samples/example.ts';

const contact = { kind: 'address', address: '/contact/' } as const;

export const blockExamples: Examples<'price-table'> = {
  'three ways to cross the Atlas': {
    block: {
      blockType: 'price-table',
      currency: 'EUR',
      level: 'h2',
      plans: [
        {
          title: 'With others',
          text: 'Two to eight walkers, on our dates',
          price: 1190,
          period: 'for each of you, nine days',
          features: [
            { text: 'Guide, cook and muleteers', sign: 'yes' },
            { text: 'All meals on the walk', sign: 'yes' },
            { text: 'A room of your own', sign: 'no' },
            { text: 'Transfer from the airport', sign: 'no' },
          ],
          buttonLabel: 'See the dates',
          link: contact,
          footnote: 'A single room costs €180 more, where there is one.',
        },
        {
          title: 'By yourselves',
          text: 'You and yours, when you like',
          price: 1590,
          originalPrice: 1690,
          period: 'for each of you, nine days',
          features: [
            { text: 'Guide, cook and muleteers', sign: 'yes' },
            { text: 'All meals on the walk', sign: 'yes' },
            { text: 'A room of your own', sign: 'yes' },
            { text: 'Transfer from the airport', sign: 'yes' },
          ],
          ribbon: 'Most chosen',
          isMain: true,
          buttonLabel: 'Plan it with us',
          link: contact,
          footnote: 'From November to February.',
        },
        {
          title: 'As a family',
          text: 'With children from six years on',
          price: 4200,
          period: 'for two grown-ups and two children',
          features: [
            { text: 'Shorter days, a mule for tired legs', sign: 'yes' },
            { text: 'Two nights by the lake of Imilchil', sign: 'yes' },
            { text: 'A guide with children of her own', sign: 'yes' },
            { text: 'Ask us about younger ones', sign: 'none' },
          ],
          buttonLabel: 'Ask Fatima-Zahra',
          link: contact,
        },
      ],
    },
  },
  'a day or two, in dirhams': {
    block: {
      blockType: 'price-table',
      currency: 'MAD',
      level: 'h3',
      plans: [
        {
          title: 'A day in the Ourika valley',
          price: 650,
          period: 'for each of you',
          features: [{ text: 'Lunch in a house of the village' }, { text: 'Back by five', sign: 'none' }],
        },
        {
          title: 'Two days in the Agafay',
          price: 1450.5,
          period: 'for each of you',
          features: [{ text: 'A tent, a fire, and nobody else' }],
          isMain: true,
          buttonLabel: 'Ask for a date',
          link: contact,
        },
      ],
    },
  },
  'one offer for guests from the United States': {
    block: {
      blockType: 'price-table',
      currency: 'USD',
      level: 'h4',
      plans: [{ title: 'The whole country, slowly', text: 'Twenty-one days', price: 5900, ribbon: 'Twice a year' }],
    },
  },
  'for guests from Britain': {
    block: { blockType: 'price-table', currency: 'GBP', plans: [{ title: 'From Tangier to Fes', price: 990 }] },
  },
  'for guests from Canada': {
    block: { blockType: 'price-table', currency: 'CAD', plans: [{ title: 'The south in winter', price: 2190 }] },
  },
  'for guests from Switzerland, where the price is asked for': {
    block: {
      blockType: 'price-table',
      currency: 'CHF',
      plans: [{ title: 'Made for you', text: 'Tell us what you dream of', buttonLabel: 'Write to us', link: contact }],
    },
  },
};
