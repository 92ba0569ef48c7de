import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';
import { MINT_TEA, RIAD_COURTYARD, TAGINE_TABLE } from '../../render/samples/scenes.ts';

export const blockExamples: Examples<'price-list'> = {
  'what can be added to a journey, with pictures in arches': {
    block: {
      blockType: 'price-list',
      leader: 'dots',
      shape: 'arch',
      items: [
        {
          title: 'A night more in the riad',
          price: '€85',
          text: 'For two, with breakfast on the roof and a late walk through the medina.',
          picture: RIAD_COURTYARD,
          link: { kind: 'address', address: '/contact/' },
        },
        {
          title: 'A morning in the kitchen with Khadija',
          price: '€40',
          text: 'To the market, to the oven, to the table.',
          picture: TAGINE_TABLE,
        },
        {
          title: 'A camel of your own',
          price: '€30 a day',
          text: 'For when your knees have had enough.',
          picture: CARAVAN,
        },
      ],
    },
  },
  'transfers, in words and figures alone': {
    block: {
      blockType: 'price-list',
      leader: 'line',
      items: [
        { title: 'Marrakech airport to the medina', price: '€18' },
        { title: 'Fes airport to the medina', price: '€22' },
        {
          title: 'Merzouga to Fes, by car, for up to four',
          price: '€190',
          text: 'Eight hours, with lunch in Midelt.',
        },
        { title: 'By the night bus', price: 'from €20' },
      ],
    },
  },
  'a glass of tea, in a circle': {
    block: {
      blockType: 'price-list',
      leader: 'none',
      shape: 'circle',
      items: [{ title: 'A glass of mint tea, anywhere', price: 'nothing, ever', picture: MINT_TEA }],
    },
  },
  'the table, with square pictures': {
    block: {
      blockType: 'price-list',
      leader: 'dots',
      shape: 'square',
      items: [
        { title: 'Supper in the courtyard', price: '220 DH', picture: TAGINE_TABLE },
        { title: 'The same, with musicians', price: '300 DH', picture: RIAD_COURTYARD },
      ],
    },
  },
};
