import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'table'> = {
  'when to come, pasted from a spreadsheet': {
    block: {
      blockType: 'table',
      caption: 'When to come',
      cells: [
        'Month\tMarrakech\tHigh Atlas\tErg Chigaga\tWhat is on',
        'February\t20 °C\t4 °C\t21 °C\tSnow on Toubkal, almond blossom in the valleys',
        'April\t26 °C\t14 °C\t29 °C\tThe greenest month; roses at the end of it',
        'July\t38 °C\t24 °C\t43 °C\tMountains only',
        'October\t28 °C\t16 °C\t30 °C\tDates are picked; the best light',
      ].join('\n'),
      headerRow: true,
      headerColumn: true,
      note: 'Mean highest temperatures by day, 2005 to 2024.',
      align: 'auto',
      narrow: 'scroll',
      stripes: false,
    },
  },
  'prices, rows below each other on phones': {
    block: {
      blockType: 'table',
      caption: 'What a place costs',
      cells: [
        'Journey | Days | Two travellers | Four to eight',
        'From snow to sand | 9 | €1,640 | €1,290',
        'The road of kasbahs | 5 | €890 | €690',
        'Three nights in the dunes | 4 | €690 | €540',
      ].join('\n'),
      headerRow: true,
      headerColumn: true,
      align: 'auto',
      narrow: 'stack',
      stripes: true,
    },
  },
  'distances, no row of names': {
    block: {
      blockType: 'table',
      caption: 'How far it is from Marrakech',
      cells: 'Imlil | 65 km | 1 h 30\nAït Benhaddou | 185 km | 4 h\nM’hamid | 460 km | 9 h',
      headerRow: false,
      headerColumn: true,
      align: 'start',
      narrow: 'scroll',
    },
  },
  'sizes, centred': {
    block: {
      blockType: 'table',
      caption: 'Boots to borrow',
      cells: 'Size\t38\t40\t42\t44\nPairs\t3\t4\t4\t2',
      headerRow: true,
      headerColumn: false,
      align: 'center',
    },
  },
};
