import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'icon-list'> = {
  'what a journey is like': {
    block: {
      blockType: 'icon-list',
      arrangement: 'column',
      items: [
        { icon: 'calendar', text: 'Four days, October to April' },
        { icon: 'users', text: 'Two to eight walkers' },
        { icon: 'footprints', text: 'Five to six hours a day, flat or sandy' },
      ],
    },
  },
  'the route as a ledger': {
    block: {
      blockType: 'icon-list',
      arrangement: 'ledger',
      items: [
        { icon: 'none', lead: 'Day 1', text: 'Marrakech to Imlil, under Toubkal', note: '1,740 m' },
        {
          icon: 'none',
          lead: 'Day 3',
          text: 'On foot over Tizi n’Tamatert',
          note: '5 hours',
          link: { kind: 'address', address: '/journeys/from-snow-to-sand/' },
        },
      ],
    },
  },
  'how to reach us, side by side': {
    block: {
      blockType: 'icon-list',
      arrangement: 'row',
      items: [
        { icon: 'map-pin', text: '14 Derb el Ferrane, Marrakech medina' },
        {
          icon: 'mail',
          text: 'hello@khettara.example',
          link: { kind: 'address', address: 'mailto:hello@khettara.example' },
        },
      ],
    },
  },
  'included and not, in two columns': {
    block: {
      blockType: 'icon-list',
      arrangement: 'grid',
      items: [
        { icon: 'check', text: 'All meals on the walk' },
        { icon: 'x', text: 'Flights' },
        { icon: 'check', text: 'Camels for your bag' },
      ],
    },
  },
};
