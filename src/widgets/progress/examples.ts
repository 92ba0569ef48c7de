import type { Examples } from '../../render/samples/example.ts';

const DAY = [
  { label: 'On foot', value: 62 },
  { label: 'Around the fire and at the table', value: 25 },
  { label: 'In the car', value: 13 },
];

export const blockExamples: Examples<'progress'> = {
  'a day of the crossing, in fine lines': {
    block: { blockType: 'progress', bars: DAY, showValue: true, colour: 'accent', size: 'fine' },
  },
  'where the price of a journey goes, with words inside': {
    block: {
      blockType: 'progress',
      bars: [
        { label: 'Stays in the valleys', value: 71, inner: 'Guides, muleteers, families, gîtes' },
        { label: 'The office in Marrakech', value: 21, inner: 'Four people, rent, taxes' },
        { label: 'Insurance and the rest', value: 8, inner: 'And the very careful mechanic' },
      ],
      showValue: true,
      colour: 'brand',
      size: 'bar',
    },
  },
  'how hard it is, in words alone': {
    block: {
      blockType: 'progress',
      bars: [
        { label: 'Legs', value: 60, inner: 'Six hours a day, twice with 900 m of climbing' },
        { label: 'Head for heights', value: 20, inner: 'One narrow path, which can be walked around' },
      ],
      showValue: false,
      colour: 'saffron',
      size: 'fine',
    },
  },
};
