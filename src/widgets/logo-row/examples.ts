import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'logo-row'> = {
  'who has written about us, in names': {
    block: {
      blockType: 'logo-row',
      title: 'They walked with us, and wrote about it',
      items: [
        { name: 'The Long Way', link: { kind: 'address', address: 'https://the-long-way.example/' } },
        { name: 'Wüste & Wind' },
        { name: 'Sentiers' },
        { name: 'Atlas Quarterly', link: { kind: 'address', address: 'https://atlas-quarterly.example/' } },
      ],
      arrangement: 'wrap',
      align: 'spread',
      height: 44,
      grey: true,
    },
  },
  'partners, in one row that scrolls': {
    block: {
      blockType: 'logo-row',
      title: 'Whom we work with',
      items: [
        { name: 'Cooperative of the weavers of Taznakht' },
        { name: 'Guides of Erg Chigaga' },
        { name: 'Mules of Imlil' },
        { name: 'Riad of the two orange trees' },
        { name: 'Bakery of M’hamid' },
        { name: 'Association for the khettaras' },
      ],
      arrangement: 'scroll',
      align: 'start',
      height: 52,
      grey: false,
    },
  },
  'three in the middle, without a line': {
    block: {
      blockType: 'logo-row',
      items: [{ name: 'Travelife' }, { name: 'Leave no trace' }, { name: 'Fair porters' }],
      arrangement: 'wrap',
      align: 'center',
      height: 36,
      grey: true,
    },
  },
};
